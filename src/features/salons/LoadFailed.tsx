import { useTranslation } from 'react-i18next'
import { QueryFailed } from '@/store/QueryFailed'
import { isApiError, isOffline } from '@/store/ApiError'

interface LoadFailedProps {
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** Replaces content that failed to load. Distinguishes no network from a server error. */
export const LoadFailed = ({ query }: LoadFailedProps) => {
  const { t } = useTranslation()
  const { error } = query
  return (
    <QueryFailed
      title={t('loadFailed')}
      text={t(isApiError(error) && isOffline(error) ? 'networkDown' : 'somethingWrong')}
      query={query}
    />
  )
}
