import { useTranslation } from 'react-i18next'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { QueryFailed } from '@/store/QueryFailed'
import { StaffCard } from './StaffCard'
import styles from './StaffList.module.css'

/** The staff who can be booked, with their reviews and next free times. */
export const StaffList = ({ salon, canBook }: { salon: Salon; canBook: boolean }) => {
  const { t } = useTranslation('salon')
  const query = salonsApi.useListStaffSummariesQuery(salon.id)
  return (
    <section aria-labelledby="people-heading" className={styles.people}>
      <h2 id="people-heading">{t('people.title')}</h2>
      {!query.data && query.isError && <QueryFailed isNote title={t('people.failed')} query={query} />}
      <ul role="list" className={styles.list}>
        {salon.staff.map(staffMember => (
          <StaffCard
            key={staffMember.id}
            salon={salon}
            staffMember={staffMember}
            summary={query.data?.find(({ staffId }) => staffId === staffMember.id)}
            isLoading={!query.data && !query.isError}
            canBook={canBook}
          />
        ))}
      </ul>
    </section>
  )
}
