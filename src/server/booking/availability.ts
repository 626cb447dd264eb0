import { businessBounds, isNight } from '@/domain/businessDate'
import { openingHours, type LocalInterval, type WeekSchedule } from '@/domain/schedule'
import { seasonOn, weekOn, type Season } from '@/domain/season'
import { sharedWeek } from '@/domain/sharedWeek'
import { freeSlots, type StaffDay, type FreeSlots } from '@/domain/slots'
import { maxAppointmentMinutes, type Some } from '@/domain/appointmentServices'
import { timeOffOn } from '@/domain/timeOff'
import { addDays, weekdayOf, type IsoDate } from '@/domain/weekday'
import type { WorkLength } from '@/domain/workUnits'
import { dayBounds, type Instant } from '@/domain/zonedTime'
import type { BookableService } from '../db/bookableServices'
import type { BookableStaffMember, BookingRules } from '../db/bookingRules'
import { findBusyTimes, longestCleanUp, type StaffBusy } from '../db/busyTimes'
import type { Db } from '../db/openDatabase'
import type { BookableWindow } from './bookableWindow'
import { servicesWith, termsOf, type Terms } from './servicesWith'

export interface WantedStaff extends BookableStaffMember {
  /** What the appointment takes with the staff member. */
  terms: Terms
}

export interface Wanted extends BookableWindow, WorkLength {
  rules: BookingRules
  week: WeekSchedule
  staff: readonly WantedStaff[]
  /** The appointment that is being rescheduled, whose own time counts as free. */
  reschedulingId?: string | undefined
}

export interface DaySlots extends FreeSlots {
  date: IsoDate
  /** The hours of the date go on after midnight. */
  isNight: boolean
  busy: readonly StaffBusy[]
}

/** Staff members who do all of the services, or only the requested one of them. */
export const staffFor = (
  rules: BookingRules,
  services: Some<BookableService>,
  staffId: string | null | undefined,
) =>
  rules.staff.filter(
    ({ id, serviceIds }) =>
      (!staffId || id === staffId) &&
      (serviceIds.size === 0 || services.every(service => serviceIds.has(service.id))),
  )

/** Outside of seasons. */
export const sharedWeekOf = (services: Some<BookableService>): WeekSchedule =>
  sharedWeek([services[0].week, ...services.slice(1).map(({ week }) => week)])

/**
 * What a booking of the services needs: the services in a row without a gap, in the hours that their sections share,
 * with one staff member who does them all.
 */
export const toWanted = (
  rules: BookingRules,
  services: Some<BookableService>,
  staffId: string | null | undefined,
  window: BookableWindow,
  /** A rescheduled appointment keeps the length and the pauses it was booked with. */
  { reschedulingId, ...asBooked }: Pick<Wanted, 'reschedulingId'> & Partial<Omit<Terms, 'cost'>> = {},
): Wanted => ({
  rules,
  week: sharedWeekOf(services),
  ...termsOf(services),
  ...asBooked,
  staff: staffFor(rules, services, staffId)
    .map(staffMember => ({
      ...staffMember,
      terms: isBooked(asBooked)
        ? { ...termsOf(services), ...asBooked }
        : termsOf(servicesWith(services, staffMember.id)),
    }))
    .filter(({ terms }) => isBooked(asBooked) || terms.minutes <= maxAppointmentMinutes),
  ...window,
  reschedulingId,
})

const isBooked = ({ minutes }: Partial<Terms>): boolean => minutes !== undefined

/** The free slots of consecutive days, computed by `freeSlots` from one query of the appointments. */
export async function freeDays(
  db: Db,
  wanted: Wanted,
  from: IsoDate,
  days: number,
  now: Instant,
): Promise<DaySlots[]> {
  const busy = await busyOn(db, wanted.rules, from, days, wanted.reschedulingId)
  return freeDaysAmong(busy, wanted, from, days, now)
}

/** When the salon's staff are busy on consecutive days. */
export function busyOn(
  db: Db,
  { salonId, timeZone }: BookingRules,
  from: IsoDate,
  days: number,
  exceptId?: string,
): Promise<StaffBusy[]> {
  const end = businessBounds(addDays(from, days - 1), timeZone).until
  return findBusyTimes(db, salonId, businessBounds(from, timeZone).from, end, exceptId)
}

/** As `freeDays`, beside busy times that were read before, of these days or of more. */
export function freeDaysAmong(
  allBusy: readonly StaffBusy[],
  { rules, week, minutes, workUnits, staff, lastDate, leadMinutes, offered }: Omit<Wanted, 'reschedulingId'>,
  from: IsoDate,
  days: number,
  now: Instant,
): DaySlots[] {
  const { timeZone, daysOff, seasons } = rules
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index))
  return dates.map(date => {
    const dayWeek = weekOn(week, seasons, date)
    const endsAfterMidnight = isNight(openingHours(dayWeek[weekdayOf(date)]))
    const bounds = (endsAfterMidnight ? businessBounds : dayBounds)(date, timeZone)
    const near = allBusy.filter(
      ({ startsAt, endsAt }) => startsAt < bounds.until + longestCleanUp && endsAt > bounds.from,
    )
    const free = freeSlots({
      date,
      timeZone,
      week: dayWeek,
      isDayOff: daysOff.has(date),
      staff: staff.map(staffMember => ({
        ...toStaffDay(staffMember, date, near, seasons),
        own: staffMember.terms,
      })),
      minutes,
      workUnits,
      now,
      leadMinutes,
      lastDate,
      starts: offered,
    })
    return {
      date,
      isNight: endsAfterMidnight,
      busy: near.filter(({ startsAt }) => startsAt < bounds.until),
      ...free,
    }
  })
}

export const toStaffDay = (
  staffMember: BookableStaffMember,
  date: IsoDate,
  busy: readonly StaffBusy[],
  seasons: readonly Season[],
): StaffDay => {
  const { id, timeOff } = staffMember
  const hours = ownHoursOn(staffMember, date, seasons)
  return {
    staffId: id,
    busy: busy.filter(({ staffId }) => staffId === id).flatMap(({ parts }) => parts),
    ...(hours && { hours }),
    off: timeOff.flatMap(one => timeOffOn(one, date)),
  }
}

/** The staff member's own hours on a date; undefined where the opening hours apply. */
export function ownHoursOn(
  { week, weekOfSeason }: BookableStaffMember,
  date: IsoDate,
  seasons: readonly Season[],
): readonly LocalInterval[] | undefined {
  const season = seasonOn(seasons, date)
  return (season ? weekOfSeason.get(season.id) : week)?.[weekdayOf(date)]
}
