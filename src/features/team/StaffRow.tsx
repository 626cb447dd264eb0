import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { SortableEntry, type EntryRank } from '@/store/SortableEntries'
import type { StaffWithHours } from '@/domain/team'
import type { TimeOff } from '@/domain/timeOff'
import type { IsoDate } from '@/domain/weekday'
import { useUser } from '@/features/auth/useUser'
import { useFormat } from '@/i18n/useFormat'
import { Avatar } from '@/ui/Avatar'
import { EntryFact } from '@/ui/EntryFact'
import { EntryWords } from '@/ui/EntryWords'
import { IconButton } from '@/ui/IconButton'
import { LoginFact } from './LoginFact'
import { TimeOffFact } from './TimeOffFact'
import { loginOpened, staffEditingStarted, removalRequested } from './teamSlice'

interface StaffRowProps {
  staffMember: StaffWithHours
  rank: EntryRank
  isSeated: boolean
  /** Of all the staff. */
  timeOff: readonly TimeOff[]
  today: IsoDate | undefined
}

export function StaffRow({ staffMember, rank, isSeated, timeOff, today }: StaffRowProps) {
  const { t } = useTranslation('team')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const { length: services } = staffMember.serviceIds
  const name = format.name(staffMember)
  // Nobody changes their own login. The last staff member stays: a salon needs one.
  const isOwn = useUser().staff?.staffId === staffMember.id
  return (
    <SortableEntry
      id={staffMember.id}
      name={name}
      rank={rank}
      words={
        <>
          <Avatar name={name} seed={staffMember.id} src={staffMember.photoUrl ?? undefined} />
          <EntryWords name={<bdi>{name}</bdi>}>
            <EntryFact>{services === 0 ? t('allServices') : t('services', { count: services })}</EntryFact>
            {!isSeated && <EntryFact>{t('unseated')}</EntryFact>}
            <LoginFact access={staffMember.access} />
            <EntryFact>{t(staffMember.hours ? 'hasOwnHours' : 'salonHours')}</EntryFact>
            {today && <TimeOffFact timeOff={timeOff} staffId={staffMember.id} today={today} />}
          </EntryWords>
        </>
      }
      buttons={
        <>
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
          {rank.total > 1 && !isOwn && (
            <IconButton
              icon="trash"
              label={t('remove', { name })}
              onClick={() => dispatch(removalRequested(staffMember.id))}
            />
          )}
        </>
      }
    />
  )
}
