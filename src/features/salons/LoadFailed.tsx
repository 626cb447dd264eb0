import { useTranslation } from 'react-i18next'
import { isApiError } from '@/store/ApiError'
import { FailedState } from '@/ui/FailedState'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  busy: boolean
}

/** Replaces content that failed to load. Distinguishes no network from a server error. */
export const LoadFailed = ({ error, onRetry, busy }: LoadFailedProps) => {
  const { t } = useTranslation()
  const isOffline = isApiError(error) && error.status === 0
  return (
    <FailedState
      title={t('loadFailed')}
      text={t(isOffline ? 'networkDown' : 'somethingWrong')}
      retryLabel={t('retry')}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
