import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { auditApi } from '@/api/auditApi'
import type { AuditFilter } from '@/domain/audit'
import type { Salon } from '@/domain/salon'
import { QueryFailed } from '@/store/QueryFailed'
import { MoreButton } from '@/ui/MoreButton'
import { SkeletonList } from '@/ui/SkeletonList'
import { AuditItem } from './AuditItem'
import styles from './AuditList.module.css'

interface AuditListProps {
  salon: Pick<Salon, 'id' | 'timeZone'>
  filter: AuditFilter
}

/** Who changed what, the newest first. */
export function AuditList({ salon, filter }: AuditListProps) {
  const { t } = useTranslation(['audit', 'common'])
  const list = useRef<HTMLUListElement>(null)
  const query = auditApi.useListAuditInfiniteQuery(
    { salonId: salon.id, ...filter },
    { refetchOnMountOrArgChange: true },
  )
  const { currentData, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = query
  if (!currentData && isError) return <QueryFailed title={t('failed')} query={query} />
  if (!currentData) return <SkeletonList label={t('common:loading')} count={3} />
  const { pages } = currentData
  const entries = pages.flatMap(page => page.entries)
  const names = Object.assign({}, ...pages.map(page => page.names)) as (typeof pages)[number]['names']
  if (entries.length === 0) return <p className={styles.soft}>{t('none')}</p>
  return (
    <div>
      <ul ref={list} role="list" className={styles.list}>
        {entries.map(entry => (
          <AuditItem
            key={entry.id}
            entry={entry}
            names={names}
            timeZone={salon.timeZone}
            isOfOneAppointment={filter.appointmentId !== undefined}
          />
        ))}
      </ul>
      <MoreButton
        list={list}
        count={entries.length}
        isThere={hasNextPage}
        fullWidth
        variant="quiet"
        needsNetwork
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {t('more')}
      </MoreButton>
    </div>
  )
}
