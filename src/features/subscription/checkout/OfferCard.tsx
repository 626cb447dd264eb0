import { useTranslation } from 'react-i18next'
import { priceOf } from '@/domain/subscription'
import type { ItemOf } from '@/features/cards/checkout'
import { Card } from '@/ui/Card'
import styles from './OfferCard.module.css'
import { usePlanWords } from '../usePlanWords'

interface OfferCardProps {
  choice: ItemOf<'subscription'>
  /** Whole dollars. */
  total: number
}

export function OfferCard({ choice, total }: OfferCardProps) {
  const { t } = useTranslation('subscription')
  const { nameOf, price } = usePlanWords()
  const full = priceOf(choice).currentPrice
  return (
    <Card as="section" padding="roomy" aria-labelledby="welcome">
      <h2 id="welcome" className={styles.title}>
        {t('offer.welcome')}
      </h2>
      <dl className={styles.facts}>
        <div className={styles.row}>
          <dt>{t('offer.plan')}</dt>
          <dd>{nameOf(choice)}</dd>
        </div>
        {choice.coupon !== null && (
          <div className={styles.row}>
            <dt>{t('offer.coupon')}</dt>
            <dd className={styles.coupon}>
              <bdi>{choice.coupon}</bdi>
              <span>{t('offer.couponOff', { amount: price(full - total) })}</span>
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{t('offer.price')}</dt>
          <dd className={styles.price}>{price(total)}</dd>
        </div>
      </dl>
      {total < full && <p className={styles.later}>{t('offer.later', { amount: price(full) })}</p>}
    </Card>
  )
}
