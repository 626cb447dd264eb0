import { useTranslation } from 'react-i18next'
import { isApiError } from '@/store/ApiError'
import { FailedState } from '@/ui/FailedState'

interface LoadFailedProps {
  error: unknown
  onRetry: () => void
  busy: boolean
}

/** What stands where something should have been loaded; a dead network is told apart from a failing server. */
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
