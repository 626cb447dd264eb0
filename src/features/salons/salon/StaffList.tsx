import { useTranslation } from 'react-i18next'
import type { StaffMember } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import styles from './StaffList.module.css'

export const StaffList = ({ staff }: { staff: readonly StaffMember[] }) => {
  const { t } = useTranslation('salon')
  const { name } = useFormat()
  if (staff.length === 0) return null
  return (
    <section aria-labelledby="people-heading" className={styles.people}>
      <h2 id="people-heading">{t('people.title')}</h2>
      <ul role="list" className={styles.list}>
        {staff.map(staffMember => (
          <li key={staffMember.id} className={styles.staffMember}>
            <Avatar
              name={name(staffMember)}
              seed={staffMember.id}
              src={staffMember.photoUrl ?? undefined}
              size="large"
            />
            <bdi>{name(staffMember)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
