import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isRunning, type Subscription } from '@/domain/subscription'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { AutoRenewSwitch } from './AutoRenewSwitch'
import styles from './CurrentPlan.module.css'
import { PlanFacts } from './PlanFacts'
import { StateText } from './StateText'
import { cardChangeRequested } from '../subscriptionSlice'
import { usePlanWords } from '../usePlanWords'

export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription')
  const dispatch = useAppDispatch()
  const { nameOf } = usePlanWords()
  const running = isRunning(subscription)
  return (
    <Card as="section" padding="roomy" aria-labelledby="current-plan" className={styles.card}>
      <div className={styles.head}>
        <h2 id="current-plan" className={styles.title}>
          <span className={styles.label}>{t('current.title')}</span>
          <span>{nameOf(subscription)}</span>
        </h2>
        <StateText state={subscription.state} />
      </div>
      {subscription.state === 'past_due' && (
        <Banner tone="bad" title={t('current.pastDue')}>
          {t('current.pastDueText')}
        </Banner>
      )}
      <PlanFacts subscription={subscription} />
      {running && <AutoRenewSwitch subscription={subscription} />}
      <div className={styles.foot}>
        <p>{t(running ? 'current.newLater' : 'current.chooseAgain')}</p>
        {running && subscription.autoRenew && (
          <Button icon="payment" onClick={() => dispatch(cardChangeRequested())}>
            {t('current.changeCard')}
          </Button>
        )}
      </div>
    </Card>
  )
}
