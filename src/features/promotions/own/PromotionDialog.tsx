import { useTranslation } from 'react-i18next'
import type { Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { Dialog } from '@/ui/Dialog'
import { promotionDialogsClosed } from './ownPromotionsSlice'
import { PromotionForm } from './PromotionForm'
import { promotionSubmission } from './promotionSubmission'

interface PromotionDialogProps {
  salon: Salon
  /** Undefined for a new one. */
  promotion: Promotion | undefined
}

export function PromotionDialog({ salon, promotion }: PromotionDialogProps) {
  const { t } = useTranslation(['mySalon', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSubmission(promotionSubmission)
  return (
    <Dialog
      open
      title={t(promotion ? 'promotions.editTitle' : 'promotions.addTitle')}
      closeLabel={t('common:close')}
      locked={isSubmitting(submission)}
      onClose={() => dispatch(promotionDialogsClosed())}
    >
      <PromotionForm salon={salon} promotion={promotion} />
    </Dialog>
  )
}
