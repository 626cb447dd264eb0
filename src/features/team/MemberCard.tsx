import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { TeamMember } from '@/domain/team'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { memberEditingStarted, removalAsked } from './teamSlice'
import styles from './Team.module.css'

interface MemberCardProps {
  member: TeamMember
  /** Somebody has to work in the salon. */
  canLeave: boolean
}

export function MemberCard({ member, canLeave }: MemberCardProps) {
  const { t } = useTranslation('team')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { length: services } = member.serviceIds
  const name = format.name(member)
  return (
    <Card as="li" className={styles.member}>
      <Avatar name={name} seed={member.id} src={member.photoUrl ?? undefined} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.soft}>
          {services === 0 ? t('allServices') : t('services', { count: services })}
        </p>
        <p className={styles.soft}>{t(member.hours ? 'hasOwnHours' : 'salonHours')}</p>
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="edit"
          label={t('edit', { name })}
          onClick={() => dispatch(memberEditingStarted(member.id))}
        />
        {canLeave && (
          <IconButton
            icon="trash"
            label={t('remove', { name })}
            onClick={() => dispatch(removalAsked(member.id))}
          />
        )}
      </div>
    </Card>
  )
}
