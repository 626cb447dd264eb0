import { useTranslation } from 'react-i18next'
import type { PlanOffer, PlanSize } from '@/domain/plans'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { TickedList } from '@/ui/TickedList'
import styles from './PlanCard.module.css'
import { PlanPrice } from './PlanPrice'
import type { AppliedCoupon } from '../subscriptionState'
import { usePlanWords } from '../usePlanWords'

interface PlanCardProps {
  offer: PlanOffer
  size: PlanSize
  coupon: AppliedCoupon | null
  trialAvailable: boolean
  isMine: boolean
  /** Undefined while another plan runs. */
  onChoose: (() => void) | undefined
}

export function PlanCard({ offer, size, coupon, trialAvailable, isMine, onChoose }: PlanCardProps) {
  const { t } = useTranslation(['subscription', 'plans'])
  const words = usePlanWords()
  const { tier, months, trialDays, prices, features } = offer
  const lines = [
    ...(trialDays > 0 && trialAvailable ? [t('trial', { days: words.days(trialDays) })] : []),
    ...features.map(feature => t(`plans:features.${feature}`)),
  ]
  return (
    <Card as="li" padding="roomy" selected={isMine} className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.size}>{t(`size.${size}`)}</h2>
        {isMine && <Badge tone="accent">{t('yourPlan')}</Badge>}
        {features.includes('top_rated') && <Badge tone="warn">{t('plans:topRated')}</Badge>}
      </div>
      <p className={styles.soft}>{t(`sizeText.${size}`)}</p>
      <div className={styles.price}>
        <PlanPrice price={prices[size]} coupon={coupon} />
        <p className={styles.soft}>{words.period(months)}</p>
      </div>
      <TickedList lines={lines} className={styles.lines} />
      {onChoose && (
        <Button variant="primary" size="large" fullWidth onClick={onChoose} className={styles.choose}>
          {t('choose', { plan: words.nameOf({ tier, size }) })}
        </Button>
      )}
    </Card>
  )
}
