import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { waitlistApi } from '@/api/waitlistApi'
import { QueryFailed } from '@/store/QueryFailed'
import { Card } from '@/ui/Card'
import styles from './WaitList.module.css'
import { WaitRow } from './WaitRow'

/** The days for which the client is on a waitlist. Empty when there are none or the host has no waitlist. */
export const WaitList = () => {
  const { t } = useTranslation(['waitlist', 'common'])
  const query = waitlistApi.useListWaitsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: waits, error } = query
  const hasFailed = !waits && error !== undefined && !isMissing(error)
  if (!hasFailed && !waits?.length) return null
  return (
    <Card as="section" aria-labelledby="waits-heading" className={styles.card}>
      <h2 id="waits-heading" className={styles.heading}>
        {t('title')}
      </h2>
      {hasFailed && <QueryFailed isNote title={t('failed')} query={query} />}
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
