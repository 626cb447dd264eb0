import { useTranslation } from 'react-i18next'
import type { SalonCard } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Icon } from '@/ui/Icon'
import styles from './Rating.module.css'

interface RatingProps {
  salon: Pick<SalonCard, 'rating' | 'reviewCount'>
}

export const Rating = ({ salon: { rating, reviewCount } }: RatingProps) => {
  const { t } = useTranslation('salon')
  const { number } = useFormat()
  if (rating === null) return <span className={styles.none}>{t('rating.none')}</span>
  const mean = rating.toFixed(1)
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{t('rating.label', { rating: mean, count: reviewCount })}</span>
      <span aria-hidden="true" className={styles.shown}>
        <Icon name="star-filled" size={16} className={styles.star} />
        <b className="numeric">{mean}</b>
        <span className={styles.none}>{`(${number(reviewCount)})`}</span>
      </span>
    </span>
  )
}
