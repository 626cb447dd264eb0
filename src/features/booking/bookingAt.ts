import type { BookingAddress } from '@/domain/bookingAddress'
import { datesHolding } from '@/domain/businessDate'
import type { FreeSlot, Salon } from '@/domain/salon'
import { offeredSlotAt } from '@/domain/offeredSlot'
import type { Some } from '@/domain/appointmentServices'
import { isVaried, type Spread } from '@/domain/staffTerms'
import { addDays, type IsoDate } from '@/domain/weekday'
import { wallOf } from '@/domain/zonedTime'
import {
  asksStaffFor,
  chosenWith,
  findAppointmentWithServices,
  serviceIdsOf,
  spreadWith,
  staffFor,
  windowOfServices,
  type ChosenService,
} from './offer'

interface AtSalon {
  /** Today in the salon's time zone, the first day offered. */
  today: IsoDate
}

export interface WithServices extends AtSalon {
  /** The services of one appointment, in the order in which they are done. */
  chosen: Some<ChosenService>
  /** False where only one staff member does all of the services. */
  asksStaff: boolean
  /** With the chosen staff member, or any of those who do the services. `chosen` has the lowest cost. */
  spread: Spread
}

export interface WithStaff extends WithServices {
  /** Null for any staff member. */
  staffId: string | null
}

export interface WithSlot extends WithStaff {
  date: IsoDate
  slot: FreeSlot
}

/** The current question, with just the answers that it builds on. */
export type Booking =
  /** `isGone`: the salon no longer offers any of the services in the URL. `staffId`: chosen before the services. */
  | (AtSalon & { step: 'service'; sectionId: string | undefined; staffId?: string; isGone: boolean })
  | (WithServices & { step: 'more'; later: LaterAnswers })
  | (WithServices & { step: 'staff' })
  | (WithStaff & { step: 'time'; date: IsoDate | undefined })
  | (WithSlot & { step: 'confirm' })

type LaterAnswers = Pick<BookingAddress, 'staffId' | 'date' | 'startsAt'>

const laterAnswers = ({ staffId, date, startsAt }: LaterAnswers): LaterAnswers => ({
  staffId,
  date,
  startsAt,
})

/** Undefined while the question is open. A URL with a day or slot but no staff member means any staff member. */
function answeredStaff(
  salon: Salon,
  { chosen, asksStaff }: WithServices,
  { staffId, date, startsAt }: LaterAnswers,
): string | null | undefined {
  if (staffFor(salon, serviceIdsOf(chosen)).some(({ id }) => id === staffId)) return staffId
  if (!asksStaff || staffId === null) return null
  return staffId === undefined && (date !== undefined || startsAt !== undefined) ? null : undefined
}

interface BookableDates {
  first: IsoDate
  last: IsoDate
}

function answeredSlot(
  { timeZone }: Salon,
  { date, startsAt }: LaterAnswers,
  { first, last }: BookableDates,
): Pick<WithSlot, 'date' | 'slot'> | undefined {
  if (startsAt === undefined) return undefined
  const dates = datesHolding(startsAt, timeZone)
  const own = date ?? wallOf(startsAt, timeZone).date
  if (own < first || own > last || !dates.includes(own)) return undefined
  return { date: own, slot: offeredSlotAt(startsAt, timeZone, own) }
}

/**
 * The step that a URL asks for, as far as the salon offers it, or the first question without a valid answer if that
 * comes earlier. `today` is in the salon's time zone.
 */
export function bookingAt(salon: Salon, address: BookingAddress, today: IsoDate): Booking {
  const { step, serviceIds } = address
  const chosen = findAppointmentWithServices(salon, serviceIds)
  if (!chosen || step === 'service') {
    const staff = salon.staff.find(({ id }) => id === address.staffId)
    return {
      today,
      step: 'service',
      sectionId: address.sectionId,
      ...(staff && { staffId: staff.id }),
      isGone: !chosen && serviceIds.length > 0,
    }
  }
  const withStaff = (staffId: string | null | undefined): WithServices => ({
    today,
    chosen: chosenWith(salon, chosen, staffId),
    asksStaff: asksStaffFor(salon, serviceIdsOf(chosen)),
    spread: spreadWith(salon, chosen, staffId),
  })
  const services = withStaff(null)
  if (step === 'more') return { ...services, step, later: laterAnswers(address) }

  const staffId = answeredStaff(salon, services, address)
  if (staffId === undefined || (step === 'staff' && services.asksStaff)) return { ...services, step: 'staff' }

  const decided = withStaff(staffId)
  // Who it is decides the price, so a slot with anybody says too little.
  const isOpen = staffId === null && isVaried(decided.spread)
  // If a service in the URL is gone, the slot was for another appointment.
  const isWhole = chosen.length === serviceIds.length
  const bookable = { first: today, last: addDays(today, windowOfServices(salon, chosen).horizonDays - 1) }
  const slot = step === 'time' || !isWhole || isOpen ? undefined : answeredSlot(salon, address, bookable)
  if (slot) return { ...decided, staffId, ...slot, step: 'confirm' }
  // A day that cannot be booked yet says so.
  const date = address.date !== undefined && address.date >= today ? address.date : undefined
  return { ...decided, staffId, date, step: 'time' }
}
