import { useTranslation } from 'react-i18next'
import { starChoices, type ReviewPage } from '@/domain/review'
import { useFormat } from '@/i18n/useFormat'
import { Icon } from '@/ui/Icon'
import { Stars } from '@/ui/Stars'
import styles from './RatingSpread.module.css'

interface RatingSpreadProps extends Pick<ReviewPage, 'counts' | 'total'> {
  rating: number
}

export const RatingSpread = ({ rating, counts, total }: RatingSpreadProps) => {
  const { t } = useTranslation('reviews')
  const { locale, number } = useFormat()
  const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    rating,
  )
  return (
    <div className={styles.spread}>
      <p className={styles.mean}>
        <b className={styles.number}>{mean}</b>
        <Stars value={rating} label={t('mean', { rating: mean })} size={20} />
        <span className={styles.soft}>{t('count', { count: total })}</span>
      </p>
      <ul role="list" className={styles.bars}>
        {[...starChoices].reverse().map(stars => (
          <li key={stars} className={styles.row}>
            <span className="visually-hidden">
              {t('spread', { stars: t('stars', { count: stars }), count: counts[stars] })}
            </span>
            <span aria-hidden="true" className={styles.label}>
              <span>{number(stars)}</span> <Icon name="star-filled" size={16} className={styles.star} />
            </span>
            <span aria-hidden="true" className={styles.bar}>
              <span className={styles.filled} style={{ inlineSize: `${(counts[stars] / total) * 100}%` }} />
            </span>
            <span aria-hidden="true" className={styles.count}>
              {number(counts[stars])}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
