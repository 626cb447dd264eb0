import { useTranslation } from 'react-i18next'
import type { Promotion } from '@/domain/promotion'
import { promotionAddress } from '@/domain/promotionAddress'
import { useFormat } from '@/i18n/useFormat'
import { Card } from '@/ui/Card'
import { CardLink } from '@/ui/CardLink'
import { Icon } from '@/ui/Icon'
import styles from './PromotionCard.module.css'

interface PromotionCardProps {
  promotion: Promotion
  /** The salon's slug, on the page of the salon, which need not name it. */
  slug?: string
}

/** A salon's promotion leads to a booking with it applied. A promotion of Kursi has no link. */
export const PromotionCard = ({ promotion, slug }: PromotionCardProps) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { salon } = promotion
  const title = format.name({ name: promotion.title, nameAr: promotion.titleAr })
  const details = format.name({ name: promotion.details, nameAr: promotion.detailsAr })
  return (
    <Card as="li" interactive={salon !== null} className={styles.card}>
      <h3 className={styles.title}>
        {salon ? (
          <CardLink to={promotionAddress(slug ?? salon.id, promotion)} aria-label={t('book', { title })}>
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
        {salon && slug === undefined && <bdi className={styles.salon}>{format.name(salon)}</bdi>}
        <span className={styles.until}>
          <Icon name="clock" size={16} />
          <span>{t('until', { date: format.date(promotion.endsOn, 'short') })}</span>
        </span>
      </p>
    </Card>
  )
}
