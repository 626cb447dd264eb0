import type { Salon } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'
import { dayBounds } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { useLinkedForm } from './useLinkedForm'

/** Opens the form for a whole day off of the staff member whose id is in the address, from today. */
export function useLinkedTimeOff(shown: { salon: Salon; today: IsoDate } | undefined): void {
  const { changesTimeOff } = useRights()
  useLinkedForm('timeOff', shown, ({ salon: { staff, timeZone }, today }, staffId) =>
    staff.some(({ id }) => id === staffId) && changesTimeOff(staffId)
      ? { staffId, startsAt: dayBounds(today, timeZone).from, timeOffId: null, isAllDay: true }
      : undefined,
  )
}
