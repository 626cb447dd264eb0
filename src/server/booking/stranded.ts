import type { LocalInterval, WeekSchedule } from '@/domain/schedule'
import { freeSlots } from '@/domain/slots'
import { unitStarts } from '@/domain/startRule'
import type { Instant } from '@/domain/zonedTime'
import { listActiveUpcoming, type AppointmentDetails, type AppointmentWithServices } from '../db/appointments'
import { businessDateIn } from '../db/days'
import { toOwnersAppointment, type SalonView } from '../db/toAppointment'
import type { Db } from '../db/openDatabase'

type Appointments = ReturnType<typeof toOwnersAppointment>[]

type IsStranded = (appointment: AppointmentWithServices, date: string) => boolean

/** Upcoming active appointments that a change would strand. They stay booked; the owner is informed. */
export async function findStranded(
  db: Db,
  { id, ...view }: { id: string } & SalonView,
  now: Instant,
  isStranded: IsStranded,
): Promise<Appointments> {
  const rows = await listStranded(db, id, now, isStranded)
  return rows.map(row => toOwnersAppointment(row, view))
}

export async function listStranded(
  db: Db,
  salonId: string,
  now: Instant,
  isStranded: IsStranded,
): Promise<AppointmentWithServices[]> {
  const rows = await listActiveUpcoming(db, salonId, now)
  return rows.filter(row => isStranded(row, businessDateIn(row, row.time_zone ?? 'UTC')))
}

/** True when the week, without other appointments, would offer the appointment's own slot. */
export function fitsWeek(
  appointment: AppointmentDetails,
  date: string,
  week: WeekSchedule,
  now: Instant,
  /** The staff member's own. */
  hours?: readonly LocalInterval[],
): boolean {
  const { staff_id, minutes, starts_at, time_zone, work_units: workUnits } = appointment
  const { slots } = freeSlots({
    date,
    timeZone: time_zone ?? 'UTC',
    week,
    isDayOff: false,
    staff: [{ staffId: staff_id, busy: [], ...(hours && { hours }) }],
    minutes,
    workUnits,
    now,
    starts: unitStarts,
  })
  return slots.some(({ startsAt }) => startsAt === starts_at)
}

/** `?preview=1`: saves nothing and only returns the stranded appointments. */
export const isPreview = (preview: string | undefined): boolean => preview === '1'
