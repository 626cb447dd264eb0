import { addressQuery, searchOf, type AddressParameter } from './addressQuery'
import type { IsoDate } from './weekday'
import type { Instant } from './zonedTime'

export const bookingQuestions = ['service', 'staff', 'time', 'confirm'] as const
export type BookingQuestion = (typeof bookingQuestions)[number]

/** `more` is the list to add one more service; `receipt` shows the booked appointment. */
export const bookingSteps = [...bookingQuestions, 'more', 'receipt'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** What the address of a booking says. The salon may not offer it. */
export interface BookingAddress {
  step?: BookingStep | undefined
  sectionId?: string | undefined
  serviceIds: readonly string[]
  /** Null for any staff member; undefined before the answer. */
  staffId?: string | null | undefined
  date?: IsoDate | undefined
  startsAt?: Instant | undefined
  /** The start of an earlier appointment. The flow suggests a slot on its weekday and at its hour. */
  like?: Instant | undefined
  appointmentId?: string | undefined
}

export const anyStaff = 'any'

/** The parameter that mails of earlier releases have for the staff member. */
export const earlierStaff = 'chair' satisfies AddressParameter

/** In UTC, so that people can read it. */
const writeInstant = (instant: Instant | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(instant).toISOString().replace('.000Z', 'Z')

/** The query string with its `?`, or an empty string. */
export function writeBookingAddress(address: Partial<BookingAddress>): string {
  const { serviceIds = [], staffId, startsAt, like } = address
  const said: [AddressParameter, string | undefined][] = [
    ['step', address.step],
    ['section', address.sectionId],
    ...serviceIds.map((id): [AddressParameter, string] => ['service', id]),
    ['staff', staffId === null ? anyStaff : staffId],
    ['date', address.date],
    ['slot', writeInstant(startsAt)],
    ['like', writeInstant(like)],
    ['appointment', address.appointmentId],
  ]
  const query = addressQuery(
    said.flatMap(([name, value]): [AddressParameter, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  return searchOf(query)
}
