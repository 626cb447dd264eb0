import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import { latestNightEnd } from '@/domain/nightPolicy'
import { endOfDay } from '@/domain/wallTime'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import { useRights } from '@/features/auth/useRights'
import { columnOf } from './diaryColumns'
import { openDays } from './openTimes'
import { quarterLength } from './rows'
import { useLinkedForm } from './useLinkedForm'

interface WalkInDay {
  salon: Salon
  /** Appointments that are shown, today's among them. */
  appointments: readonly Appointment[]
  today: IsoDate
  now: Instant
}

const wholeDay = { from: 0, until: endOfDay + latestNightEnd }

/** The first free time of today, of whichever staff member has it; the present one where there is none. */
export function nextFreeTime({ salon, appointments, today, now }: WalkInDay): AppointmentSlot | undefined {
  const { timeZone, staff } = salon
  const [day] = openDays(salon, today, today)
  const [first] = staff
    .flatMap(staffMember =>
      day ? columnOf({ timeZone, day, staffMember, hours: wholeDay, appointments, now }).gaps : [],
    )
    .sort((one, other) => one.startsAt - other.startsAt)
  if (first) return { staffId: first.staffId, startsAt: first.startsAt }
  return staff[0] && { staffId: staff[0].id, startsAt: Math.floor(now / quarterLength) * quarterLength }
}

/** Opens the walk-in form at the first free time, once for each navigation with the address's wish for it. */
export function useLinkedWalkIn(day: WalkInDay | undefined): void {
  const { changes } = useRights()
  useLinkedForm('walkIn', day, ({ salon, ...rest }) => {
    const staff = salon.staff.filter(({ id: staffId }) => changes({ staffId }))
    return nextFreeTime({ ...rest, salon: { ...salon, staff } })
  })
}
