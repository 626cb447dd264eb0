import { useTranslation } from 'react-i18next'
import { isApiError, isOffline } from '@/store/ApiError'
import { FailedState } from '@/ui/FailedState'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  busy: boolean
}

/** Replaces content that failed to load. Distinguishes no network from a server error. */
export const LoadFailed = ({ error, onRetry, busy }: LoadFailedProps) => {
  const { t } = useTranslation()
  return (
    <FailedState
      title={t('loadFailed')}
      text={t(isApiError(error) && isOffline(error) ? 'networkDown' : 'somethingWrong')}
      retryLabel={t('retry')}
      onRetry={onRetry}
      busy={busy}
    />
  )
}
