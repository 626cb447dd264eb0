import type { BookingAddress } from '@/domain/bookingAddress'
import type { FreeSlot } from '@/domain/salon'
import type { BookRequest } from '@/domain/appointment'
import type { PersistedSubmission } from '@/store/persistedSubmission'
import { initialBooking, type BookingState } from './bookingSlice'

/** What release 0.1.0 kept of a booking, each step with just its own fields; its first version knew one service only. */
interface EarlierBooking {
  step: string
  salonId?: string
  today?: string
  notes?: string
  serviceId?: string
  serviceIds?: readonly string[]
  chairId?: string | null
  date?: string
  slot?: FreeSlot
  idempotencyKey?: string
}

/** Of a state from a file, whichever release wrote it. */
export const isEarlier = (booking: object): booking is EarlierBooking => 'step' in booking

const answersOf = ({ serviceId, serviceIds, chairId, date, slot }: EarlierBooking): BookingAddress => ({
  serviceIds: serviceIds ?? (serviceId === undefined ? [] : [serviceId]),
  ...(chairId !== undefined && { staffId: chairId }),
  ...(date !== undefined && { date }),
  ...(slot && { startsAt: slot.startsAt }),
})

interface FromEarlier {
  booking: BookingState
  /** What had been sent without an answer. */
  sent?: PersistedSubmission<BookRequest>
}

/** The booking of an earlier release, whose answers were not in the address. What was booked begins anew. */
export function fromEarlier(earlier: EarlierBooking): FromEarlier {
  const {
    step,
    salonId = null,
    today = '',
    notes = '',
    chairId: staffId = null,
    slot,
    idempotencyKey,
  } = earlier
  if (salonId === null || step === 'booked') return { booking: initialBooking }
  const left = answersOf(earlier)
  const booking = { ...initialBooking, salonId, today, notes, left }
  if (!slot) return { booking }
  const { startsAt } = slot
  const request = { salonId, serviceIds: [...left.serviceIds], staffId, startsAt, notes }
  return {
    booking: { ...booking, slotSeen: { startsAt, isFree: true } },
    ...(idempotencyKey !== undefined && { sent: { request, idempotencyKey } }),
  }
}
