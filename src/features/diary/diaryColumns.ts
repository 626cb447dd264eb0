import { isActive, isInCalendar, type Appointment } from '@/domain/appointment'
import type { StaffMember } from '@/domain/salon'
import type { LocalInterval } from '@/domain/schedule'
import type { TimeOff } from '@/domain/timeOff'
import { wholeUnits } from '@/domain/units'
import { endOfDay } from '@/domain/wallTime'
import { without } from '@/domain/wallRanges'
import type { IsoDate } from '@/domain/weekday'
import { busyParts, pausesOf, workEndOf, type WorkedAppointment } from '@/domain/workUnits'
import { instantOf, intervalsOf, type Instant } from '@/domain/zonedTime'
import type { DiaryHours } from './diaryHours'
import { inLanes, shownInterval, type AppointmentInterval } from './lanes'
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
  /** Where others can stand in front of the block. */
  pauses: Rows[]
  /** The clean-up after its end. */
  cleanUp?: Rows
  /** It stands in the pause of another. */
  isInPause: boolean
}

/** A free interval of a staff member. */
export interface Gap extends Rows, AppointmentInterval {
  staffId: string
  /** It lies in the pause of an appointment. */
  isInPause: boolean
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

interface Placed extends WorkedAppointment {
  appointment: Appointment
  workEnd: Instant
}

/** With its clean-up. */
const wholeOf = ({ startsAt, workEnd }: Placed): AppointmentInterval => ({ startsAt, endsAt: workEnd })

function placedOf(
  appointments: readonly Appointment[],
  { date, from, until, midnight }: { date: IsoDate; from: Instant; until: Instant; midnight: Instant },
  staffMember: StaffMember | null,
): Placed[] {
  return appointments.flatMap(appointment => {
    const { startsAt, endsAt, staffId, workUnits, nightOf } = appointment
    if (startsAt === undefined || endsAt === undefined) return []
    const workEnd = workEndOf({ startsAt, endsAt, workUnits })
    // One that ends after midnight can reach into the next day; one that begins in a night is in its column only.
    const isOfDay = nightOf === undefined ? startsAt < midnight : nightOf === date
    const isHere =
      isOfDay && startsAt < until && workEnd > from && (staffMember === null || staffId === staffMember.id)
    return isHere && isInCalendar(appointment.status)
      ? [{ appointment, startsAt, endsAt, workUnits, workEnd }]
      : []
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
  const placed = placedOf(
    appointments,
    { date, from: startsAt, until: endsAt, midnight: instantOf(date, endOfDay, timeZone) },
    staffMember,
  )
  return {
    key: `${date} ${staffMember?.id ?? ''}`,
    date,
    staffMember,
    startsAt,
    closed,
    blocks: blocksOf(placed, staffMember !== null, rowsOf),
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

/** In the column of all staff, nobody stands in the pause of another. */
function blocksOf(
  placed: readonly Placed[],
  sharesPauses: boolean,
  rowsOf: (timed: AppointmentInterval) => Rows,
): Block[] {
  const items = placed.map(one => ({
    ...wholeOf(one),
    placed: one,
    ...(sharesPauses && one.workUnits && { parts: busyParts(one) }),
  }))
  const pauses = sharesPauses ? placed.flatMap(pausesOf) : []
  return inLanes(items).map(({ placed: one, lane, lanes, ...whole }) => ({
    appointment: one.appointment,
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    lane,
    lanes,
    ...rowsOf(shownInterval(whole)),
    pauses: pausesOf(one).map(rowsOf),
    ...(one.workEnd > one.endsAt && { cleanUp: rowsOf({ startsAt: one.endsAt, endsAt: one.workEnd }) }),
    isInPause: isWithin(one, pauses),
  }))
}

const isWithin = (
  { startsAt, endsAt }: AppointmentInterval,
  pauses: readonly AppointmentInterval[],
): boolean => pauses.some(pause => startsAt >= pause.startsAt && endsAt <= pause.endsAt)

function gapsOf(
  staffMember: StaffMember,
  open: readonly LocalInterval[],
  placed: readonly Placed[],
  { date, timeZone, now }: { date: IsoDate; timeZone: string; now: Instant },
): Omit<Gap, keyof Rows>[] {
  const running = Math.floor(now / quarterLength) * quarterLength
  const taken = placed
    .filter(({ appointment }) => isActive(appointment.status))
    .flatMap(one => (one.workUnits ? busyParts(one) : [shownInterval(one)]))
    .map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))
  const pauses = placed.filter(({ appointment }) => isActive(appointment.status)).flatMap(pausesOf)
  return open
    .flatMap(range => intervalsOf(date, range, timeZone))
    .flatMap(({ from, until }) => without({ from: Math.max(from, running), until }, taken))
    .filter(({ from, until }) => until - from >= quarterLength)
    .map(({ from, until }) => {
      const gap = { startsAt: from, endsAt: until }
      return { staffId: staffMember.id, ...gap, isInPause: isWithin(gap, pauses) }
    })
}
