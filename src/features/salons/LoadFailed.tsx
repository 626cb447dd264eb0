import { useTranslation } from 'react-i18next'
import { QueryFailed } from '@/store/QueryFailed'
import { isApiError } from '@/store/ApiError'

interface LoadFailedProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Replaces content that failed to load. Distinguishes no network from a server error. */
export const LoadFailed = ({ query }: LoadFailedProps) => {
  const { t } = useTranslation()
  const { error } = query
  const isOffline = isApiError(error) && error.status === 0
  return (
    <QueryFailed
      title={t('loadFailed')}
      text={t(isOffline ? 'networkDown' : 'somethingWrong')}
      query={query}
    />
  )
}
