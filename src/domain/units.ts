import { unitLength } from './bookGridPolicy'
import type { Instant } from './zonedTime'

/** Units of the books since 1970. */
export type Unit = number

/** A booked interval, as instants. Touching intervals do not overlap. */
export interface BusyInterval {
  startsAt: Instant
  endsAt: Instant
}

export const unitOf = (instant: Instant): Unit => Math.floor(instant / unitLength)
/** The first unit that begins at the instant or later. */
export const unitFrom = (instant: Instant): Unit => Math.ceil(instant / unitLength)
export const instantOfUnit = (unit: Unit): Instant => unit * unitLength

/** An appointment takes whole units. */
export const wholeUnits = ({ startsAt, endsAt }: BusyInterval): BusyInterval => ({
  startsAt: instantOfUnit(unitOf(startsAt)),
  endsAt: instantOfUnit(unitFrom(endsAt)),
})

/** The units that an appointment takes. Each can be claimed only once per staff member. */
export function unitsOf({ startsAt, endsAt }: BusyInterval): Unit[] {
  const first = unitOf(startsAt)
  return Array.from({ length: unitFrom(endsAt) - first }, (_, index) => first + index)
}
