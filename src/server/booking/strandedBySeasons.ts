import { ownRange } from '@/domain/ownWeek'
import { seasonOn, type Season } from '@/domain/season'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import type { AppContext } from '../AppContext'
import type { AppointmentWithServices } from '../db/appointments'
import type { SalonView } from '../db/toAppointment'
import type { BookingRules } from '../db/bookingRules'
import { notFound } from '../kernel/ApiFailure'
import { sharedWeekOf } from './availability'
import { servicesOf } from './findServices'
import { findStranded, fitsWeek } from './stranded'

/** Upcoming active appointments outside the hours of their date, where a change of seasons gives it other hours. */
export async function strandedBySeasons(
  { db, now, readRules }: Pick<AppContext, 'db' | 'now' | 'readRules'>,
  salon: { id: string } & SalonView,
  { before, after }: Record<'before' | 'after', readonly Season[]>,
) {
  const at = now()
  const rules = await readRules(db, salon.id)
  if (!rules) throw notFound()
  return findStranded(db, salon, at, (appointment, date) => {
    const season = seasonOn(after, date)
    if (season === seasonOn(before, date)) return false
    const services = servicesOf(
      rules,
      appointment.services.map(({ serviceId }) => serviceId),
    )
    const week = season?.week ?? (services && sharedWeekOf(services))
    return (
      week !== undefined && !fitsWeek(appointment, date, week, at, hoursOf(rules, appointment, date, season))
    )
  })
}

/** The own hours of the appointment's staff member on the date. */
function hoursOf(rules: BookingRules, { staff_id }: AppointmentWithServices, date: IsoDate, season?: Season) {
  if (!season) return rules.staff.find(({ id }) => id === staff_id)?.week?.[weekdayOf(date)]
  const own = season.staffHours?.find(({ staffId }) => staffId === staff_id)
  if (!own) return undefined
  const day = own.hours[weekdayOf(date)]
  const range = day && ownRange(day)
  return range ? [range] : []
}
