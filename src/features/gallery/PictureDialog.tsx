import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { pictureDialogClosed, type PictureDialogState } from './gallerySlice'
import { PictureFields } from './PictureFields'
import { pictureSubmission } from './pictureSubmission'

interface PictureDialogProps {
  salon: Salon
  dialog: PictureDialogState
}

export function PictureDialog({ salon, dialog }: PictureDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const dispatch = useAppDispatch()
  const isSending = isSubmitting(useSubmission(pictureSubmission))
  const { pictureId, percent } = dialog
  return (
    <Dialog
      open
      size="small"
      title={t(pictureId === null ? 'gallery.add' : 'gallery.editTitle')}
      closeLabel={t('common:close')}
      locked={isSending}
      onClose={() => dispatch(pictureDialogClosed())}
    >
      <PictureFields
        salon={salon}
        picture={salon.pictures?.find(({ id }) => id === pictureId)}
        pictureId={pictureId}
        percent={isSending ? percent : undefined}
      />
    </Dialog>
  )
}
