import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { Toasts } from '@/store/Toasts'
import { useDeletionToasts } from '@/store/useDeletionToasts'
import { useOrderToast } from '@/store/useOrderToast'
import {
  pictureDeletionUndone,
  pictureOrderGivenUp,
  selectPictureDeletions,
  selectUnsavedPictureOrder,
} from './gallerySlice'
import { orderPictures } from './orderPictures'
import { pictureDeletions } from './pictureDeletions'

/** Deletions that can be undone, and failed changes that can be retried. */
export function GalleryMessages({ salon: { id: salonId, pictures = [] } }: { salon: Salon }) {
  const { t } = useTranslation('profile')
  const dispatch = useAppDispatch()
  const deletions = useSelector(selectPictureDeletions)
  const unsavedOrder = useSelector(selectUnsavedPictureOrder)

  const deleted = useDeletionToasts(deletions, {
    textOf: ({ id, step }) =>
      pictures.some(picture => picture.id === id)
        ? t(step === 'failed' ? 'gallery.deleteFailed' : 'gallery.deleted')
        : null,
    send: id => void dispatch(pictureDeletions.send(id)),
    undo: id => dispatch(pictureDeletionUndone(id)),
  })
  const order = useOrderToast(unsavedOrder, {
    retry: ids => void dispatch(orderPictures(salonId, ids)),
    giveUp: () => dispatch(pictureOrderGivenUp()),
  })
  return (
    <Toasts
      toasts={[...deleted.toasts, ...order.toasts]}
      onDismiss={id => {
        if (!order.dismiss(id)) deleted.dismiss(id)
      }}
    />
  )
}
