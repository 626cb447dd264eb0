import type { BookingAddress } from '@/domain/bookingAddress'
import type { FreeSlot } from '@/domain/salon'
import type { BookRequest } from '@/domain/appointment'
import type { PersistedSubmission } from '@/store/persistedSubmission'
import { initialBooking, type BookingState } from './bookingSlice'

/** The persisted booking of release 0.1.0: each step has its own fields. Its first version had one service only. */
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

/** Checks the booking of a session file, which any release may have written. */
export const isEarlier = (booking: object): booking is EarlierBooking => 'step' in booking

/** Storage may hold anything in its place. */
const isList = (value: readonly string[] | undefined): value is readonly string[] => Array.isArray(value)

const answersOf = ({ serviceId, serviceIds, chairId, date, slot }: EarlierBooking): BookingAddress => ({
  serviceIds: isList(serviceIds) ? serviceIds : serviceId === undefined ? [] : [serviceId],
  ...(chairId !== undefined && { staffId: chairId }),
  ...(date !== undefined && { date }),
  ...(slot && { startsAt: slot.startsAt }),
})

interface FromEarlier {
  booking: BookingState
  /** What had been sent without an answer. */
  sent?: PersistedSubmission<BookRequest>
}

/** Converts the booking of an earlier release, whose answers were not in the URL. A finished booking becomes empty. */
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
