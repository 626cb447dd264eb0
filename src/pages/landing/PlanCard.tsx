import { useTranslation } from 'react-i18next'
import { planSizes, type PlanOffer } from '@/domain/plans'
import { ListPrice } from '@/features/plans/ListPrice'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { TickedList } from '@/ui/TickedList'
import styles from './PlanCard.module.css'

export function PlanCard({ offer: { tier, months, trialDays, prices, features } }: { offer: PlanOffer }) {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <Card as="li" padding="roomy" className={styles.plan}>
      <div className={styles.head}>
        <h3 className={styles.name}>{t(`common:plan.${tier}`)}</h3>
        {trialDays > 0 && (
          <Badge tone="accent">{t('plans.trial', { days: t('common:days', { count: trialDays }) })}</Badge>
        )}
      </div>
      <p className={styles.period}>
        {months === 12 ? t('plans.year') : t('plans.perPeriod', { count: months })}
      </p>
      <dl className={styles.prices}>
        {planSizes.map(size => (
          <div key={size}>
            <dt className={styles.size}>{t(`common:plan.${size}`)}</dt>
            <dd>
              <ListPrice price={prices[size]} large />
            </dd>
          </div>
        ))}
      </dl>
      <TickedList lines={features.map(feature => t(`plans.features.${feature}`))} />
    </Card>
  )
}
