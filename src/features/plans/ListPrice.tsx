import { useTranslation } from 'react-i18next'
import type { PlanPrice } from '@/domain/plans'
import { planCurrency } from '@/domain/subscription'
import { useFormat } from '@/i18n/useFormat'
import styles from './ListPrice.module.css'

interface ListPriceProps {
  price: PlanPrice
  large?: boolean
}

/** The price of a plan without a coupon, and the original price. */
export function ListPrice({ price: { currentPrice, originalPrice }, large }: ListPriceProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency: planCurrency })
  return (
    <span className="numeric">
      <span className={large ? styles.large : undefined}>{money(currentPrice)}</span>
      {originalPrice !== undefined && (
        <>
          {' '}
          <s className={styles.old}>
            <span className="visually-hidden">{`${t('plan.before')} `}</span>
            <span>{money(originalPrice)}</span>
          </s>
        </>
      )}
    </span>
  )
}
