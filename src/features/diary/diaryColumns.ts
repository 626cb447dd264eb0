import { isActive, isInCalendar, type Appointment } from '@/domain/appointment'
import type { StaffMember } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import type { TimeOff } from '@/domain/timeOff'
import { wholeUnits } from '@/domain/units'
import { without } from '@/domain/wallRanges'
import type { IsoDate } from '@/domain/weekday'
import { instantOf, intervalsOf, type Instant } from '@/domain/zonedTime'
import type { DiaryHours } from './diaryHours'
import { inLanes, shownInterval, type Laned, type AppointmentInterval } from './lanes'
import { workingOf, type OpenDay } from './openTimes'
import { quarterLength, rowLength } from './rows'

/** Rows of the grid, counted from 1. */
export interface Rows {
  row: number
  rows: number
}

export interface Block extends Rows, AppointmentInterval {
  appointment: Appointment
  lane: number
  lanes: number
}

/** A free interval of a staff member. */
export interface Gap extends Rows, AppointmentInterval {
  staffId: string
}

/** Time off of a staff member, as far as the column shows it. */
export interface OffBlock extends Rows, AppointmentInterval {
  timeOff: TimeOff
}

export interface Column {
  key: string
  date: IsoDate
  /** Null in the column of all staff. */
  staffMember: StaffMember | null
  startsAt: Instant
  closed: Rows[]
  blocks: Block[]
  gaps: Gap[]
  offs: OffBlock[]
}

interface ColumnOptions {
  timeZone: string
  day: OpenDay
  staffMember: StaffMember | null
  hours: DiaryHours
  appointments: readonly Appointment[]
  now: Instant
}

type Placed = AppointmentInterval & { appointment: Appointment }

function placedOf(
  appointments: readonly Appointment[],
  from: Instant,
  until: Instant,
  staffMember: StaffMember | null,
): Placed[] {
  return appointments.flatMap(appointment => {
    const { startsAt, endsAt, staffId } = appointment
    const isHere =
      startsAt !== undefined &&
      endsAt !== undefined &&
      startsAt < until &&
      endsAt > from &&
      (staffMember === null || staffId === staffMember.id)
    return isHere && isInCalendar(appointment.status) ? [{ appointment, startsAt, endsAt }] : []
  })
}

/** One column of the calendar: the day of one staff member, or of all staff. */
export function columnOf({ timeZone, day, staffMember, hours, appointments, now }: ColumnOptions): Column {
  const { date, openOf } = day
  const startsAt = instantOf(date, hours.from, timeZone)
  const count = ((hours.until - hours.from) * 60_000) / rowLength
  const endsAt = startsAt + count * rowLength
  const rowsOf = (timed: AppointmentInterval): Rows => {
    const whole = wholeUnits(timed)
    const first = Math.max((whole.startsAt - startsAt) / rowLength, 0)
    const last = Math.min((whole.endsAt - startsAt) / rowLength, count)
    return { row: first + 1, rows: Math.max(last - first, 1) }
  }

  const open = staffMember
    ? workingOf(day, staffMember.id)
    : [...openOf.keys()].flatMap(staffId => workingOf(day, staffId))
  const closed = without(hours, open).flatMap(range =>
    intervalsOf(date, range, timeZone).map(({ from, until }) => rowsOf({ startsAt: from, endsAt: until })),
  )
  const placed = placedOf(appointments, startsAt, endsAt, staffMember)
  return {
    key: `${date} ${staffMember?.id ?? ''}`,
    date,
    staffMember,
    startsAt,
    closed,
    blocks: inLanes(placed).map((block: Laned<Placed>) => ({ ...block, ...rowsOf(shownInterval(block)) })),
    gaps: staffMember
      ? gapsOf(staffMember, open, placed, { date, timeZone, now }).map(gap => ({ ...gap, ...rowsOf(gap) }))
      : [],
    offs: (staffMember ? (day.offOf?.get(staffMember.id) ?? []) : []).flatMap(({ timeOff, ...off }) => {
      const from = Math.max(off.from, hours.from)
      const until = Math.min(off.until, hours.until)
      const shown = from < until ? intervalsOf(date, { from, until }, timeZone) : []
      return shown.map(interval => {
        const timed = { startsAt: interval.from, endsAt: interval.until }
        return { timeOff, ...timed, ...rowsOf(shownInterval(timed)) }
      })
    }),
  }
}

function gapsOf(
  staffMember: StaffMember,
  open: readonly LocalInterval[],
  placed: readonly Placed[],
  { date, timeZone, now }: { date: IsoDate; timeZone: string; now: Instant },
): Omit<Gap, keyof Rows>[] {
  const running = Math.floor(now / quarterLength) * quarterLength
  const taken = placed
    .filter(({ appointment }) => isActive(appointment.status))
    .map(shownInterval)
    .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))
  return open
    .flatMap(range => intervalsOf(date, range, timeZone))
    .flatMap(({ from, until }) => without({ from: Math.max(from, running), until }, taken))
    .filter(({ from, until }) => until - from >= quarterLength)
    .map(({ from, until }) => ({ staffId: staffMember.id, startsAt: from, endsAt: until }))
}
