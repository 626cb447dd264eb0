import { unitMinutes } from './bookGridPolicy'
import { instantOfUnit, unitOf, unitsOf, type BusyInterval, type Unit } from './units'
import type { Instant } from './zonedTime'

const minute = 60_000

/** When the staff member of a service is free during it, and busy after it. In minutes; left out: none. */
export interface ServiceGaps {
  /** Of work, before the pause. */
  pauseAfterMinutes?: number
  pauseMinutes?: number
  /** After the end that the client is told. */
  cleanUpMinutes?: number
}

export interface TimedService extends ServiceGaps {
  minutes: number
}

/**
 * What the staff member does in each unit of an appointment, from its start on: `w`orks, has a `p`ause, `c`leans up.
 * An appointment without pause and clean-up has none.
 */
export type WorkUnits = string

/** How long an appointment takes, and when its staff member works in and after it. */
export interface WorkLength {
  minutes: number
  /** Left out when the staff member works all the time, and not after it. */
  workUnits?: WorkUnits | null | undefined
}

export interface WorkedAppointment extends BusyInterval {
  workUnits?: WorkUnits | null | undefined
}

/** Milliseconds after the start of an appointment. */
export interface WorkPart {
  from: number
  until: number
}

/** Of services in a row: each keeps its pause, and the longest clean-up follows the last. */
export function workUnitsOf(services: readonly TimedService[]): WorkUnits | null {
  let minutes = 0
  let cleanUp = 0
  const pauses: WorkPart[] = []
  for (const { minutes: own, pauseAfterMinutes = 0, pauseMinutes = 0, cleanUpMinutes = 0 } of services) {
    const from = minutes + pauseAfterMinutes
    if (pauseMinutes > 0) pauses.push({ from, until: from + pauseMinutes })
    cleanUp = Math.max(cleanUp, cleanUpMinutes)
    minutes += own
  }
  const work = Array<string>(Math.ceil(minutes / unitMinutes)).fill('w')
  for (const { from, until } of pauses)
    work.fill('p', Math.ceil(from / unitMinutes), Math.floor(until / unitMinutes))
  const units = work.join('') + 'c'.repeat(Math.ceil(cleanUp / unitMinutes))
  return /[pc]/.test(units) ? units : null
}

/** The parts of an appointment in which its staff member serves nobody else. The last includes the clean-up. */
export const workPartsOf = (minutes: number, units: WorkUnits | null | undefined): WorkPart[] =>
  units ? runsOf(units, /[^p]+/g) : [{ from: 0, until: minutes * minute }]

/** The same as instants. */
export const busyParts = ({ startsAt, endsAt, workUnits }: WorkedAppointment): BusyInterval[] =>
  workUnits ? instantsOf(startsAt, runsOf(workUnits, /[^p]+/g)) : [{ startsAt, endsAt }]

/** When the staff member is free for others during the appointment. */
export const pausesOf = ({ startsAt, workUnits }: WorkedAppointment): BusyInterval[] =>
  instantsOf(startsAt, runsOf(workUnits ?? '', /p+/g))

/** When the staff member is done: the end that the client is told, or that of the clean-up. */
export const workEndOf = ({ startsAt, endsAt, workUnits }: WorkedAppointment): Instant =>
  workUnits ? Math.max(endsAt, instantOfUnit(unitOf(startsAt) + workUnits.length)) : endsAt

/** In whole units. */
export const cleanUpMinutesOf = (units: WorkUnits | null | undefined): number =>
  units?.includes('c') ? (units.length - units.indexOf('c')) * unitMinutes : 0

/** The units that an appointment takes of its staff member. Each can be claimed only once. */
export const claimedUnits = (appointment: WorkedAppointment): Unit[] =>
  busyParts(appointment).flatMap(unitsOf)

const runsOf = (units: WorkUnits, kind: RegExp): WorkPart[] =>
  [...units.matchAll(kind)].map(({ index, 0: run }) => ({
    from: instantOfUnit(index),
    until: instantOfUnit(index + run.length),
  }))

const instantsOf = (startsAt: Instant, parts: readonly WorkPart[]): BusyInterval[] => {
  const start = instantOfUnit(unitOf(startsAt))
  return parts.map(({ from, until }) => ({ startsAt: start + from, endsAt: start + until }))
}
