import { useTranslation } from 'react-i18next'
import type { Promotion } from '@/domain/promotion'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { Icon } from '@/ui/Icon'
import styles from './PromotionCard.module.css'

interface PromotionCardProps {
  promotion: Promotion
  /** Where it leads to and what the link is called, on the salon's own page. */
  to?: string
  label?: string
}

/** A salon's promotion links to the salon. A promotion of Kursi has no link. */
export const PromotionCard = ({ promotion, to, label }: PromotionCardProps) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { salon } = promotion
  const title = format.name({ name: promotion.title, nameAr: promotion.titleAr })
  const details = format.name({ name: promotion.details, nameAr: promotion.detailsAr })
  return (
    <Card as="li" interactive={salon !== null} className={styles.card}>
      <h3 className={styles.title}>
        {salon ? (
          <CardLink to={to ?? paths.salon(salon.id)} aria-label={label}>
            {title}
          </CardLink>
        ) : (
          title
        )}
      </h3>
      {details && (
        <p dir="auto" className={styles.details}>
          {details}
        </p>
      )}
      <p className={styles.foot}>
        {salon && to === undefined && <bdi className={styles.salon}>{format.name(salon)}</bdi>}
        <span className={styles.until}>
          <Icon name="clock" size={16} />
          <span>{t('until', { date: format.date(promotion.endsOn, 'short') })}</span>
        </span>
      </p>
    </Card>
  )
}
