import { useTranslation } from 'react-i18next'
import type { Discount } from '@/domain/coupon'
import { promotionState, type Promotion } from '@/domain/promotion'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { useToday } from '@/store/useNow'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Inline } from '@/ui/Inline'
import styles from './OwnPromotions.module.css'

interface OwnPromotionProps {
  salon: Salon
  promotion: Promotion
  onEdit: () => void
  onEnd: () => void
}

export const OwnPromotion = ({ salon, promotion, onEdit, onEnd }: OwnPromotionProps) => {
  const { t } = useTranslation('mySalon')
  const format = useFormat()
  const state = promotionState(promotion, useToday(salon.timeZone) ?? '')
  const { discount, serviceIds, details, detailsAr, startsOn, endsOn } = promotion
  const title = format.name({ name: promotion.title, nameAr: promotion.titleAr })
  const all = salon.sections.flatMap(section => section.services)
  const services = all.filter(({ id }) => serviceIds?.includes(id))
  const currency = (services[0] ?? all[0])?.currency
  const valueOf = ({ kind, value }: Discount) =>
    kind === 'amount' && currency ? format.money({ amount: value, currency }) : format.number(value)
  return (
    <Card as="li" className={styles.promotion}>
      <p className={styles.head}>
        <bdi className={styles.title}>{title}</bdi>
        <Badge tone={state === 'running' ? 'good' : 'neutral'}>{t(`promotions.state.${state}`)}</Badge>
      </p>
      {details && <p dir="auto">{format.name({ name: details, nameAr: detailsAr })}</p>}
      <p className={styles.soft}>
        <span>
          {discount
            ? t(`promotions.off.${discount.kind}`, { value: valueOf(discount) })
            : t('promotions.off.none')}
        </span>
        <span> · </span>
        <span>
          {serviceIds === null
            ? t('promotions.allServices')
            : format.list(services.map(service => format.name(service)))}
        </span>
      </p>
      <p className={styles.soft}>
        {t('promotions.span', { from: format.date(startsOn, 'short'), until: format.date(endsOn, 'short') })}
      </p>
      {state !== 'ended' && (
        <Inline>
          <Button size="small" icon="edit" aria-label={t('promotions.edit', { title })} onClick={onEdit}>
            {t('promotions.change')}
          </Button>
          <Button size="small" aria-label={t('promotions.end', { title })} onClick={onEnd}>
            {t('promotions.endNow')}
          </Button>
        </Inline>
      )}
    </Card>
  )
}
