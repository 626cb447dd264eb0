import { useTranslation } from 'react-i18next'
import { isMissing } from '@/store/ApiError'
import { waitlistApi } from '@/api/waitlistApi'
import { QueryFailed } from '@/store/QueryFailed'
import { Card } from '@/ui/Card'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './WaitList.module.css'
import { WaitRow } from './WaitRow'

interface WaitListProps {
  /** Comes with the days, which would push it down the page. */
  children: ElementNode
}

/** The days for which the client is on a waitlist. None when there are none or the host has no waitlist. */
export const WaitList = ({ children }: WaitListProps) => {
  const { t } = useTranslation(['waitlist', 'common'])
  const query = waitlistApi.useListWaitsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: waits, error } = query
  const hasFailed = !waits && error !== undefined && !isMissing(error)
  if (!waits && !error) return null
  if (!hasFailed && !waits?.length) return children
  return (
    <>
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
      {children}
    </>
  )
}
