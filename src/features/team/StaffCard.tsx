import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import type { StaffWithHours } from '@/domain/team'
import { useUser } from '@/features/auth/useUser'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { EntryButtons } from '@/ui/EntryButtons'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import { Inline } from '@/ui/Inline'
import { LoginFact } from './LoginFact'
import { loginOpened, staffEditingStarted, removalRequested } from './teamSlice'

interface StaffCardProps {
  staffMember: StaffWithHours
  /** False for the last staff member: a salon needs at least one. */
  canLeave: boolean
  isSeated: boolean
}

export function StaffCard({ staffMember, canLeave, isSeated }: StaffCardProps) {
  const { t } = useTranslation('team')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { length: services } = staffMember.serviceIds
  const name = format.name(staffMember)
  // Nobody changes their own login.
  const isOwn = useUser().staff?.staffId === staffMember.id
  return (
    <Card as="li">
      <Inline gap={12}>
        <Avatar name={name} seed={staffMember.id} src={staffMember.photoUrl ?? undefined} />
        <EntryWords name={<bdi>{name}</bdi>}>
          <EntryFact>{services === 0 ? t('allServices') : t('services', { count: services })}</EntryFact>
          {!isSeated && <EntryFact>{t('unseated')}</EntryFact>}
          <LoginFact access={staffMember.access} />
          <EntryFact>{t(staffMember.hours ? 'hasOwnHours' : 'salonHours')}</EntryFact>
        </EntryWords>
        <EntryButtons>
          {!isOwn && (
            <IconButton
              icon="key"
              label={t('login.open', { name })}
              onClick={() => dispatch(loginOpened(staffMember.id))}
            />
          )}
          <IconButton
            icon="edit"
            label={t('edit', { name })}
            onClick={() => dispatch(staffEditingStarted(staffMember.id))}
          />
          {canLeave && !isOwn && (
            <IconButton
              icon="trash"
              label={t('remove', { name })}
              onClick={() => dispatch(removalRequested(staffMember.id))}
            />
          )}
        </EntryButtons>
      </Inline>
    </Card>
  )
}
