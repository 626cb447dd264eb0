import { isActive, type Appointment } from '@/domain/appointment'
import { walkInGrace } from '@/domain/bookGridPolicy'
import { datesHolding } from '@/domain/businessDate'
import { lastDateOf } from '@/domain/horizonPolicy'
import { toFreeSlots } from '@/domain/offeredSlot'
import type { StaffMember, FreeSlot, Salon, Service } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import { weekOn } from '@/domain/season'
import { freeSlots, type DayPlan } from '@/domain/slots'
import { salonStarts, unitStarts, type StartRule } from '@/domain/startRule'
import { timeOffOn } from '@/domain/timeOff'
import type { IsoDate } from '@/domain/weekday'
import { busyParts, workUnitsOf } from '@/domain/workUnits'
import type { Instant } from '@/domain/zonedTime'

interface WalkIn {
  salon: Salon
  staff: StaffMember
  service: Service
  /** An instant of the day to search, which is among the slots if it can be booked. */
  around: Instant
  /** The appointments of the day. They block their own staff member. */
  appointments: readonly Appointment[]
  now: Instant
}

const offOn = ({ timeOff = [] }: Salon, staffId: string, date: IsoDate): LocalInterval[] =>
  timeOff.filter(off => off.staffId === staffId).flatMap(off => timeOffOn(off, date))

/** The starts at which a staff member can do a service for a walk-in on a day, by the rule for every booking. */
export function walkInSlots({ salon, staff, service, around, appointments, now }: WalkIn): FreeSlot[] {
  const section = salon.sections.find(({ id }) => id === service.sectionId)
  if (!section) return []
  const busy = appointments.flatMap(({ staffId, status, startsAt, endsAt, workUnits }) =>
    staffId === staff.id && isActive(status) && startsAt !== undefined && endsAt !== undefined
      ? busyParts({ startsAt, endsAt, workUnits })
      : [],
  )
  const planOn = (date: IsoDate): DayPlan => ({
    date,
    timeZone: salon.timeZone,
    week: weekOn(section.week, salon.seasons, date),
    isDayOff: salon.daysOff.some(dayOff => dayOff.date === date),
    staff: [{ staffId: staff.id, busy, off: offOn(salon, staff.id, date) }],
    minutes: service.time,
    workUnits: workUnitsOf([{ ...service, minutes: service.time }]),
    now: now - walkInGrace,
    lastDate: lastDateOf('salon', salon.timeZone, now),
  })
  const dates = datesHolding(around, salon.timeZone)
  const slotsOn = (date: IsoDate, starts: StartRule) => freeSlots({ ...planOn(date), starts }).slots
  const holds = (date: IsoDate) => slotsOn(date, unitStarts).some(({ startsAt }) => startsAt === around)
  const date = dates.find(holds) ?? dates.at(-1) ?? dates[0]
  const offered = new Set(slotsOn(date, salonStarts(salon)).map(({ startsAt }) => startsAt))
  return slotsOn(date, unitStarts)
    .filter(({ startsAt }) => startsAt === around || offered.has(startsAt))
    .map(toFreeSlots)
}
