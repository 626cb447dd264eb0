import type { BookRequest } from '@/domain/appointment'
import type { Salon } from '@/domain/salon'
import type { WithSlot } from './bookingAt'
import { serviceIdsOf, totalsOf } from './offer'

export const bookRequestOf = (
  { id }: Pick<Salon, 'id'>,
  { chosen, staffId, slot }: WithSlot,
  { notes, guestName }: Pick<BookRequest, 'notes' | 'guestName'>,
): BookRequest => ({
  salonId: id,
  serviceIds: [...serviceIdsOf(chosen)],
  staffId,
  startsAt: slot.startsAt,
  notes,
  agreed: totalsOf(chosen),
  ...(guestName && { guestName }),
})

/** Two requests that differ only in the notes, the guest and the totals are the same booking. */
export const isSameBooking = (one: BookRequest, other: BookRequest): boolean =>
  one.salonId === other.salonId &&
  String(one.serviceIds) === String(other.serviceIds) &&
  one.staffId === other.staffId &&
  one.startsAt === other.startsAt
