import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { waitlistApi } from '@/api/waitlistApi'
import { Card } from '@/ui/Card'
import { FailedNote } from '@/ui/FailedNote'
import styles from './WaitList.module.css'
import { WaitRow } from './WaitRow'

/** The days for which the client is on a waitlist. Empty when there are none or the host has no waitlist. */
export const WaitList = () => {
  const { t } = useTranslation(['waitlist', 'common'])
  const {
    data: waits,
    error,
    isFetching,
    refetch,
  } = waitlistApi.useListWaitsQuery(undefined, { refetchOnMountOrArgChange: true })
  const hasFailed = !waits && error !== undefined && !isMissing(error)
  if (!hasFailed && !waits?.length) return null
  return (
    <Card as="section" aria-labelledby="waits-heading" className={styles.card}>
      <h2 id="waits-heading" className={styles.heading}>
        {t('title')}
      </h2>
      {hasFailed && (
        <FailedNote retryLabel={t('common:retry')} busy={isFetching} onRetry={() => void refetch()}>
          {t('failed')}
        </FailedNote>
      )}
      {waits && (
        <ul role="list">
          {waits.map(wait => (
            <WaitRow key={wait.id} wait={wait} />
          ))}
        </ul>
      )}
    </Card>
  )
}
