import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { isGone } from '@/store/deletions'
import { useAppDispatch } from '@/store/services'
import { SortableEntries } from '@/store/SortableEntries'
import { usePageEnd } from '@/store/usePageEnd'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Inline } from '@/ui/Inline'
import { Stack } from '@/ui/Stack'
import { GalleryMessages } from './GalleryMessages'
import {
  galleryPageLeft,
  pictureAddingStarted,
  pictureDeleted,
  selectPictureDeletions,
  selectPictureDialog,
} from './gallerySlice'
import { orderPictures } from './orderPictures'
import { PictureRow } from './PictureRow'

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog')).PictureDialog }))

/** The owner's gallery: pictures are added, described, ordered and deleted. */
export function GalleryPanel({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['profile', 'gallery'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const dialog = useSelector(selectPictureDialog)
  const deletions = useSelector(selectPictureDeletions)
  const list = useRef<HTMLDivElement>(null)
  usePageEnd(galleryPageLeft, { orHidden: true })
  const { pictures = [] } = salon
  const shown = pictures.filter(({ id }) => !isGone(deletions, id))

  const remove = (id: string) => {
    dispatch(pictureDeleted({ id, salonId: salon.id }))
    // The pressed button is gone, so the list takes the focus.
    list.current?.focus()
  }
  return (
    <section aria-labelledby="gallery-heading">
      <Stack gap={12}>
        <h2 id="gallery-heading">{t('gallery:title')}</h2>
        <p>{t('gallery.text', { most: format.number(limitPolicy.picturesOfGallery) })}</p>
        <div ref={list} tabIndex={-1} role="group" aria-label={t('gallery.list')}>
          {shown.length === 0 ? (
            <EmptyState picture="staffMember" title={t('gallery.none')} text={t('gallery.noneText')} />
          ) : (
            <SortableEntries
              label={t('gallery.list')}
              items={shown}
              ids={pictures.map(({ id }) => id)}
              onOrdered={ids => void dispatch(orderPictures(salon.id, ids))}
            >
              {(picture, rank) => (
                <PictureRow
                  key={picture.id}
                  salon={salon}
                  picture={picture}
                  rank={rank}
                  onDelete={() => remove(picture.id)}
                />
              )}
            </SortableEntries>
          )}
        </div>
        <Inline>
          <Button icon="image" onClick={() => dispatch(pictureAddingStarted())}>
            {t('gallery.add')}
          </Button>
        </Inline>
      </Stack>
      <GalleryMessages salon={salon} />
      {dialog && (
        <Suspense fallback={null}>
          <PictureDialog salon={salon} dialog={dialog} />
        </Suspense>
      )}
    </section>
  )
}
