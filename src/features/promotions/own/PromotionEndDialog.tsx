import { useTranslation } from 'react-i18next'
import { promotionsApi } from '@/api/promotionsApi'
import type { Promotion } from '@/domain/promotion'
import { useFormat } from '@/i18n/useFormat'
import { Banner } from '@/ui/Banner'
import { ConfirmDialog } from '@/ui/ConfirmDialog'

interface PromotionEndDialogProps {
  salonId: string
  promotion: Promotion
  onClose: () => void
}

export function PromotionEndDialog({ salonId, promotion, onClose }: PromotionEndDialogProps) {
  const { t } = useTranslation(['mySalon', 'common'])
  const format = useFormat()
  const [end, { isLoading, isError }] = promotionsApi.useEndPromotionMutation()
  const confirm = async () => {
    const { error } = await end({ salonId, promotionId: promotion.id })
    if (!error) onClose()
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('promotions.endTitle')}
      confirmLabel={t('promotions.endNow')}
      cancelLabel={t('common:cancel')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        <bdi>{format.name({ name: promotion.title, nameAr: promotion.titleAr })}</bdi>
      </p>
      <p>{t('promotions.endText')}</p>
      {isError && (
        <Banner tone="bad" live>
          {t('promotions.endFailed')}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
