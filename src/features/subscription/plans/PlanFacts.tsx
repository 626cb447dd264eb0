import { useTranslation } from 'react-i18next'
import type { Subscription } from '@/domain/subscription'
import styles from './PlanFacts.module.css'
import { useMoment } from '../useMoment'
import { usePlanWords } from '../usePlanWords'

type UntilKey = 'trialUntil' | 'periodUntil' | 'endsOn' | 'endedOn' | 'graceUntil'

const untilKey = ({ state, period }: Subscription): UntilKey => {
  if (state === 'past_due') return 'graceUntil'
  if (state === 'cancelled') return 'endsOn'
  if (state === 'ended') return 'endedOn'
  return period.isTrial ? 'trialUntil' : 'periodUntil'
}

export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscription')
  const { dayOf, timeOf } = useMoment()
  const { price } = usePlanWords()
  const { state, period, graceEndsAt, nextCharge, cardHint } = subscription
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.label}>{t(`current.${untilKey(subscription)}`)}</dt>
        <dd>{timeOf(graceEndsAt ?? period.endsAt)}</dd>
      </div>
      {nextCharge && (
        <div>
          <dt className={styles.label}>
            {t(state === 'past_due' ? 'current.nextTry' : 'current.nextCharge')}
          </dt>
          <dd>{t('current.on', { amount: price(nextCharge.amount), day: dayOf(nextCharge.at) })}</dd>
        </div>
      )}
      {nextCharge && cardHint && (
        <div>
          <dt className={styles.label}>{t('current.card')}</dt>
          <dd>{t('current.cardEnding', { hint: cardHint })}</dd>
        </div>
      )}
    </dl>
  )
}
