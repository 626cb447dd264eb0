import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import type { ImageSending } from '@/features/images/imageSending'
import { PosterForm } from './PosterForm'
import { posterSubmission } from './posterSubmission'
import { posterDialogClosed } from './postersSlice'

interface PosterDialogProps {
  salon: Salon
  dialog: ImageSending
}

export function PosterDialog({ salon, dialog }: PosterDialogProps) {
  const { t } = useTranslation(['posters', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(posterSubmission)
  return (
    <Dialog
      open
      size="small"
      title={t('add')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(posterDialogClosed())}
    >
      <PosterForm salon={salon} percent={isSubmitting(submission) ? dialog.percent : undefined} />
    </Dialog>
  )
}
