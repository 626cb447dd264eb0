import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { deletePoster } from './deletePoster'
import { posterDeletionEnded, type PosterDeletion } from './postersSlice'

interface PosterDeletionDialogProps {
  salonId: string
  deletion: PosterDeletion
}

export function PosterDeletionDialog({ salonId, deletion: { posterId, step } }: PosterDeletionDialogProps) {
  const { t } = useTranslation(['posters', 'common'])
  const dispatch = useAppDispatch()
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('deleteTitle')}
      confirmLabel={t('common:delete')}
      cancelLabel={t('common:cancel')}
      busy={step === 'sending'}
      onConfirm={() => void dispatch(deletePoster(salonId, posterId))}
      onCancel={() => dispatch(posterDeletionEnded())}
    >
      <p>{t('deleteText')}</p>
      {step === 'failed' && (
        <Banner tone="bad" live>
          {t('deleteFailed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
