import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { act, screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { XhrOverFetch } from '@/testing/doubles/xhrOverFetch'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addPictures } from '@/testing/scenarios/addPictures'
import { addSalon, addUser } from '@/testing/scenarios/builders'
import { picture } from '@/testing/scenarios/imageScenario'

async function openScenario() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kursi-gallery-'))
  const server = await startApi({ config: { dataDir } })
  const owner = await addUser(server.app, { role: 'barber' })
  const { salon } = await addSalon(server.app, { owner })
  Object.assign(globalThis, { XMLHttpRequest: XhrOverFetch })
  Object.assign(URL, { createObjectURL: () => 'blob:picked', revokeObjectURL: () => undefined })
  return { dataDir, server, owner, salon }
}

const opened = eachTest(openScenario, async ({ server, dataDir }) => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const open = () => renderApp({ path: paths.profile, server: opened().server, signedInAs: opened().owner })

const stored = () =>
  opened()
    .server.app.db.selectFrom('pictures')
    .select(['caption', 'caption_ar', 'service_id', 'staff_id'])
    .orderBy('position')
    .execute()

const captions = async () => (await stored()).map(({ caption }) => caption)
const addCaptions = (...named: string[]) =>
  addPictures(
    opened().server.app,
    opened().salon.id,
    named.map(caption => ({ caption })),
  )

const button = (name: string) => screen.findByRole('button', { name })

test('an owner adds a picture with a caption, a service and a staff member', async () => {
  const app = await open()
  await app.user.click(await button('Add a picture'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }))
  await app.user.click(dialog.getByRole('button', { name: 'Add' }))
  const choose = dialog.getByRole('button', { name: 'Choose an image' })
  await waitFor(() => expect(choose).toHaveAccessibleDescription('Choose an image'))
  const bytes = new Uint8Array(await picture().png().toBuffer())
  await app.user.upload(
    dialog.getByLabelText('Image', { selector: 'input' }),
    new File([bytes], 'fade.png', { type: 'image/png' }),
  )
  await app.user.type(dialog.getByLabelText(/^Caption \(/), 'A fade')
  await app.user.selectOptions(dialog.getByLabelText('Service'), 'Haircut')
  await app.user.selectOptions(dialog.getByLabelText('Done by'), 'Second chair')
  await app.user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('heading', { name: 'A fade' })).toBeVisible()
  expect(screen.getByText('Haircut · Second chair')).toBeVisible()
  expect(await stored()).toEqual([
    {
      caption: 'A fade',
      caption_ar: null,
      service_id: expect.any(String) as unknown,
      staff_id: expect.any(String) as unknown,
    },
  ])
})

test('a picture is described anew and put before another', async () => {
  await addCaptions('One', 'Two')
  const app = await open()
  await app.user.click(await button('Edit Two'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Picture' }))
  await app.user.type(dialog.getByLabelText(/^Caption in Arabic/), 'اثنان')
  await app.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect((await stored())[1]).toMatchObject({ caption: 'Two', caption_ar: 'اثنان' })
  await app.user.click(await button('Move Two, now 2 of 2'))
  await app.user.click(await screen.findByRole('menuitem', { name: 'Move up' }))
  await waitFor(async () => expect(await captions()).toEqual(['Two', 'One']))
})

test('a deleted picture can be brought back, and goes when the toast goes', async () => {
  await addCaptions('One', 'Two')
  const app = await open()
  await app.user.click(await button('Delete One'))
  expect(screen.queryByRole('heading', { name: 'One' })).not.toBeInTheDocument()
  expect(await screen.findByText('The picture is deleted.')).toBeVisible()
  await app.user.click(await button('Undo'))
  expect(await screen.findByRole('heading', { name: 'One' })).toBeVisible()
  await app.user.click(await button('Delete One'))
  act(() => app.history.push(paths.owner))
  await waitFor(async () => expect(await captions()).toEqual(['Two']))
})

test('a full gallery says so, and what was entered stays', async () => {
  await addCaptions(...Array.from({ length: 24 }, (_, index) => `Picture ${index}`))
  const app = await open()
  await app.user.click(await button('Add a picture'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }))
  const bytes = new Uint8Array(await picture().png().toBuffer())
  await app.user.upload(
    dialog.getByLabelText('Image', { selector: 'input' }),
    new File([bytes], 'fade.png', { type: 'image/png' }),
  )
  await app.user.type(dialog.getByLabelText(/^Caption \(/), 'One more')
  await app.user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText(/^The gallery has 24 pictures/)).toBeVisible()
  expect(dialog.getByLabelText(/^Caption \(/)).toHaveValue('One more')
})
