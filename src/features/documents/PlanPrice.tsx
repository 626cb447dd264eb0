import { useTranslation } from 'react-i18next'
import type { PlanPrice as Price } from '@/domain/plans'
import { useFormat } from '@/i18n/useFormat'
import styles from './PlanPrice.module.css'

interface PlanPriceProps {
  price: Price
  large?: boolean
}

export function PlanPrice({ price: { currentPrice, originalPrice }, large }: PlanPriceProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const money = (amount: number) => format.money({ amount, currency: 'USD' })
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
