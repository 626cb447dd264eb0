import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { isSubmitting, problemIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import type { Subscription } from '@/domain/subscription'
import { useProblemText } from '@/features/auth/useProblemText'
import { FormProblem } from '@/ui/form/FormProblem'
import { offlineAttributes, useOffline } from '@/ui/useOffline'
import styles from './AutoRenewSwitch.module.css'
import { renewalSubmission } from '../subscriptionSubmissions'
import { useMoment } from '../useMoment'
import { setAutoRenew } from './setAutoRenew'

/** The next period is already paid, or its payment was tried. This is so from the last day of the current period on. */
const isFixed = ({ state, nextCharge, period }: Subscription): boolean =>
  state === 'past_due' || (nextCharge !== null && nextCharge.at >= period.endsAt)

/** Turns auto-renewal on or off. Only the server knows until when it can be turned off. */
export function AutoRenewSwitch({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['subscription', 'common'])
  const problemTextOf = useProblemText()
  const { timeOf } = useMoment()
  const textId = useId()
  const offline = useOffline(true)
  const dispatch = useAppDispatch()
  const submission = useSubmission(renewalSubmission)
  const problem = problemIn(submission)
  const { autoRenew, renewalFixedAt } = subscription

  const problemText = () => {
    if (!problem) return null
    return problem.code === 'too_late' ? t('renewal.tooLate') : problemTextOf(problem)
  }
  const onText = isFixed(subscription)
    ? t('renewal.fixed')
    : t('renewal.onText', { when: timeOf(renewalFixedAt) })

  return (
    <div className={styles.renewal}>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          checked={autoRenew}
          aria-busy={isSubmitting(submission)}
          aria-describedby={textId}
          className={styles.switch}
          {...offlineAttributes(offline)}
          onChange={event => {
            if (!offline) void dispatch(setAutoRenew(event.target.checked))
          }}
        />
        <span>{t('renewal.label')}</span>
      </label>
      <p id={textId} className={styles.text}>
        {autoRenew ? onText : t('renewal.offText')}
      </p>
      <FormProblem>{problemText()}</FormProblem>
    </div>
  )
}
