import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/useFormat'
import { isOffline } from '@/store/ApiError'
import { classNames } from '@/ui/classNames'
import styles from './RequestText.module.css'
import type { ShownRequest } from './timeline'

/** A call of the API: its endpoint, how it ended and how long it took. */
export function RequestText({ request }: { request: ShownRequest }) {
  const { t } = useTranslation('support')
  const { number } = useFormat()
  const { endpoint, method, status, ms, isAnswered } = request
  const isUnanswered = status !== null && isOffline({ status })
  const isRefused = isUnanswered || (status !== null && status >= 400)
  const ending = () => {
    if (!isAnswered) return t('request.open')
    if (isUnanswered) return t('request.unanswered')
    return status ?? t('request.answered')
  }
  return (
    <span className={styles.request}>
      <code dir="ltr">{method === null ? endpoint : `${method} ${endpoint}`}</code>
      <span className={classNames('numeric', isRefused && styles.refused)}>{ending()}</span>
      {ms !== null && <span className="numeric">{t('request.ms', { ms: number(Math.round(ms)) })}</span>}
    </span>
  )
}
