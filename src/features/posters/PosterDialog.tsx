import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Dialog } from '@/ui/Dialog'
import { PosterForm } from './PosterForm'
import { posterDialogClosed, type PosterDialogState } from './postersSlice'

interface PosterDialogProps {
  salonId: string
  dialog: PosterDialogState
}

export function PosterDialog({ salonId, dialog }: PosterDialogProps) {
  const { t } = useTranslation(['posters', 'common'])
  const dispatch = useAppDispatch()
  return (
    <Dialog
      open
      size="small"
      title={t('add')}
      closeLabel={t('common:close')}
      locked={dialog.step === 'sending'}
      onClose={() => dispatch(posterDialogClosed())}
    >
      <PosterForm salonId={salonId} dialog={dialog} />
    </Dialog>
  )
}
