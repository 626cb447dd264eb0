import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError, type ApiError } from '@/store/ApiError'
import { subscriptionsApi } from '@/api/subscriptionsApi'
import type { Subscription } from '@/domain/subscription'
import { commonProblem } from '@/features/auth/commonProblem'
import { FormProblem } from '@/ui/form/FormProblem'
import { offlineAttributes, useOffline } from '@/ui/useOffline'
import styles from './AutoRenewSwitch.module.css'
import { useMoment } from '../useMoment'

/** The next period is paid already, or was tried to be: this one's last day has begun. */
const isFixed = ({ state, nextCharge, period }: Subscription): boolean =>
  state === 'past_due' || (nextCharge !== null && nextCharge.at >= period.endsAt)

/** Auto-renewal, on or off: the server alone knows until when it can be turned off. */
export function AutoRenewSwitch({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(['subscription', 'common'])
  const { timeOf } = useMoment()
  const textId = useId()
  const offline = useOffline(true)
  const [setAutoRenew, { isLoading }] = subscriptionsApi.useSetAutoRenewMutation()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const { autoRenew, renewalFixedAt } = subscription

  const turn = async (on: boolean) => {
    if (isLoading || offline) return
    setProblem(null)
    const { error } = await setAutoRenew({ on })
    if (isApiError(error)) setProblem(error)
  }
  const problemText = () => {
    if (!problem) return null
    return problem.code === 'too_late' ? t('renewal.tooLate') : t(`common:${commonProblem(problem)}`)
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
          aria-busy={isLoading}
          aria-describedby={textId}
          className={styles.switch}
          {...offlineAttributes(offline)}
          onChange={event => void turn(event.target.checked)}
        />
        {t('renewal.label')}
      </label>
      <p id={textId} className={styles.text}>
        {autoRenew ? onText : t('renewal.offText')}
      </p>
      <FormProblem>{problemText()}</FormProblem>
    </div>
  )
}
