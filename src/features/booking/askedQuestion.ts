import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import { isSome } from '@/domain/appointmentServices'
import { staffOf, startedOf, type Booking, type StartedBooking } from './bookingState'

/** What a place in the browser's history carries: the question that was asked there, with the answers by then. */
export interface AskedQuestion {
  appointment: string
  /** How many questions of the same visit lie before it. */
  depth: number
  booking: StartedBooking
}

/** The question of a place, or null where none was left there. */
export function askedAt(placeState: unknown): AskedQuestion | null {
  if (typeof placeState !== 'object' || placeState === null) return null
  const { question } = placeState as { question?: AskedQuestion }
  return question ?? null
}

/** Any move of the browser, whichever page it leads to. */
export const isPlaceChange = (action: UnknownAction): action is PayloadAction<{ state: unknown }> =>
  action.type === 'place/locationChanged'

/** The answers of then, without services that were taken out since. */
function withoutRemoved(then: StartedBooking, now: StartedBooking): Booking {
  if (!('serviceIds' in then)) return then
  const serviceIds = then.serviceIds.filter(id => !now.removedIds?.includes(id))
  if (!isSome(serviceIds)) return { ...startedOf(then), step: 'choosing_service' }
  const isSame = 'serviceIds' in now && String(serviceIds) === String(now.serviceIds)
  return { ...then, serviceIds, asksStaff: isSame ? now.asksStaff : then.asksStaff }
}

/** Asks the question of the place again. What was sent cannot be taken back so, and what is booked stays booked. */
export function revisit(now: Booking, { payload }: PayloadAction<{ state: unknown }>): Booking {
  const asked = askedAt(payload.state)
  if (!asked || now.step === 'not_started' || now.step === 'sending' || now.step === 'booked') return now
  if (asked.appointment !== now.appointment) return now
  const { appointment, today, notes, removedIds } = now
  const then = { ...asked.booking, appointment, today, notes, ...(removedIds && { removedIds }) }
  if ('date' in then && then.date < today) return { ...staffOf(then), step: 'choosing_day' }
  return withoutRemoved(then, now)
}
