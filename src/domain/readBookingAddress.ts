import { addressQuery } from './addressQuery'
import { anyStaff, bookingSteps, earlierStaff, type BookingAddress, type BookingStep } from './bookingAddress'
import { instantLimit, isIsoDate } from './weekday'
import type { Instant } from './zonedTime'

const isStep = (text: string | null): text is BookingStep => bookingSteps.some(step => step === text)

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

function readInstant(text: string | null): Instant | undefined {
  const instant = text !== null && instantPattern.test(text) ? Date.parse(text) : NaN
  return instant >= 0 && instant < instantLimit ? instant : undefined
}

const readStaff = (text: string | null): string | null | undefined =>
  text === anyStaff ? null : text || undefined

/** Reads the valid parts of an address. Mails of earlier releases also use `serviceId`. */
export function readBookingAddress(search: string): BookingAddress {
  const query = addressQuery(search)
  const step = query.get('step')
  const date = query.get('date')
  return {
    step: isStep(step) ? step : undefined,
    sectionId: query.get('section') || undefined,
    serviceIds: [...new Set([...query.getAll('service'), ...query.getAll('serviceId')])].filter(Boolean),
    staffId: readStaff(query.get('staff') ?? query.get(earlierStaff)),
    date: date !== null && isIsoDate(date) ? date : undefined,
    startsAt: readInstant(query.get('slot')),
    like: readInstant(query.get('like')),
    appointmentId: query.get('appointment') || undefined,
  }
}
