import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { StaffWithHours } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { staffEditingStarted, removalRequested } from './teamSlice'
import styles from './Team.module.css'

interface StaffCardProps {
  staffMember: StaffWithHours
  /** False for the last staff member: a salon needs at least one. */
  canLeave: boolean
}

export function StaffCard({ staffMember, canLeave }: StaffCardProps) {
  const { t } = useTranslation('team')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { length: services } = staffMember.serviceIds
  const name = format.name(staffMember)
  return (
    <Card as="li" className={styles.staffMember}>
      <Avatar name={name} seed={staffMember.id} src={staffMember.photoUrl ?? undefined} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.soft}>
          {services === 0 ? t('allServices') : t('services', { count: services })}
        </p>
        <p className={styles.soft}>{t(staffMember.hours ? 'hasOwnHours' : 'salonHours')}</p>
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="edit"
          label={t('edit', { name })}
          onClick={() => dispatch(staffEditingStarted(staffMember.id))}
        />
        {canLeave && (
          <IconButton
            icon="trash"
            label={t('remove', { name })}
            onClick={() => dispatch(removalRequested(staffMember.id))}
          />
        )}
      </div>
    </Card>
  )
}
