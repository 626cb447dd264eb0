import { useTranslation } from 'react-i18next'
import { discountOn } from '@/domain/coupon'
import type { PlanPrice as Price } from '@/domain/plans'
import { planCurrency } from '@/domain/subscription'
import styles from './PlanPrice.module.css'
import type { AppliedCoupon } from '../subscriptionState'
import { usePlanWords } from '../usePlanWords'

interface PlanPriceProps {
  price: Price
  coupon: AppliedCoupon | null
}

/** The price of a plan with its coupon, and the original price. */
export function PlanPrice({ price: { currentPrice, originalPrice }, coupon }: PlanPriceProps) {
  const { t } = useTranslation('subscription')
  const { price } = usePlanWords()
  const total =
    currentPrice -
    (coupon ? discountOn({ amount: currentPrice, currency: planCurrency }, coupon.discount) : 0)
  const before = total < currentPrice ? currentPrice : originalPrice
  return (
    <p className={`${styles.price} numeric`}>
      <span className={styles.now}>{price(total)}</span>
      {before !== undefined && (
        <s className={styles.before}>
          <span className="visually-hidden">{`${t('before')} `}</span>
          <span>{price(before)}</span>
        </s>
      )}
      {coupon && <span className={styles.coupon}>{t('withCoupon', { code: coupon.code })}</span>}
    </p>
  )
}
