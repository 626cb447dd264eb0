import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { paths } from '@/domain/paths'
import { goAndPress, press, type DialogWay } from './dialogWays'
import { namedLike } from './steps'
import { words } from './words'

const owner = 'barber@kursi.example'

const openNewPoster = goAndPress(paths.profile, w => w.posters.add)

const openNewPicture = goAndPress(paths.profile, w => w.profile.gallery.add)

async function chooseImage(page: Page): Promise<void> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#8c2f39' } }).png()
  const image = { name: 'image.png', mimeType: 'image/png', buffer: await picture.toBuffer() }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(image)
}

/** Those in which an owner sends an image. */
export const imageDialogs: Record<string, DialogWay> = {
  PosterDialog: { person: owner, open: openNewPoster },
  PosterDeletionDialog: {
    person: owner,
    open: async opening => {
      const { page, look } = opening
      const { posters } = words[look.language]
      await openNewPoster(opening)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(posters.field.title).fill(look.language)
      await chooseImage(page)
      await dialog.getByRole('button', { name: posters.create, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await press(page, posters.delete.replace('{{title}}', look.language))
    },
  },
  PictureDialog: { person: owner, open: openNewPicture },
  GalleryViewer: {
    person: owner,
    open: async opening => {
      const { page, look } = opening
      const { common, gallery, profile } = words[look.language]
      await openNewPicture(opening)
      const dialog = page.getByRole('dialog')
      await chooseImage(page)
      await dialog.getByRole('button', { name: common.add, exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByRole('link', { name: profile.publicPage }).click()
      await press(page, namedLike(gallery.open))
    },
  },
}
