import type { FreeSlot } from '@/domain/salon'
import type { Some } from '@/domain/appointmentServices'
import type { IsoDate } from '@/domain/weekday'

/** What every step after the start knows. */
export interface Started {
  salonId: string
  /** The visit of the page it belongs to: the key of the place in the browser's history. */
  appointment: string
  /** The salon's own day when the page was opened; days are offered from here on. */
  today: IsoDate
  /** The section whose services are shown; null for the first. */
  sectionId: string | null
  notes: string
  /** Services that were taken out: a question that is opened again must not bring them back. */
  removedIds?: readonly string[]
}

export interface WithServices extends Started {
  /** All of one visit, in the order in which they are done. */
  serviceIds: Some<string>
  /** False where one person alone does all of them, so that there is nobody to choose from. */
  asksStaff: boolean
}

export interface WithStaff extends WithServices {
  /** Null for anyone. */
  staffId: string | null
}

export interface WithDay extends WithStaff {
  date: IsoDate
}

export interface WithSlot extends WithDay {
  slot: FreeSlot
}

/** Why the server would not book, other than that somebody else has the time. */
export const refusals = [
  'signed_out',
  'not_allowed',
  'not_offered',
  'too_many',
  'too_many_bookings',
  'other',
] as const
export type Refusal = (typeof refusals)[number]

export interface Sent extends WithSlot {
  idempotencyKey: string
}

/** One step of a booking after the other; each holds just what is known by then. */
export type Booking =
  | { step: 'not_started' }
  | (Started & { step: 'choosing_service' })
  /** Once more to the menu; whom the person had chosen by then is kept, as long as they do the new service too. */
  | (WithServices & { step: 'adding_service'; person: Pick<WithStaff, 'staffId'> | null })
  | (WithServices & { step: 'choosing_staff' })
  | (WithStaff & { step: 'choosing_day' })
  | (WithDay & { step: 'choosing_time' })
  | (WithSlot & { step: 'confirming'; refusal: Refusal | null })
  | (Sent & { step: 'sending' })
  /** Sent, and nobody knows whether it arrived: pressing again repeats the same request with the same key. */
  | (Sent & { step: 'unanswered' })
  | (WithSlot & { step: 'slot_lost'; nearest: FreeSlot[] })
  | (WithSlot & { step: 'booked'; appointmentId: string; status: string })

export type StartedBooking = Exclude<Booking, { step: 'not_started' }>

// Each takes just the fields of its own level along, so that a step back forgets what is no longer decided.
export const startedOf = ({
  salonId,
  appointment,
  today,
  sectionId,
  notes,
  removedIds,
}: Started): Started => ({
  salonId,
  appointment,
  today,
  sectionId,
  notes,
  ...(removedIds && { removedIds }),
})

export const servicesOf = (from: WithServices): WithServices => ({
  ...startedOf(from),
  serviceIds: from.serviceIds,
  asksStaff: from.asksStaff,
})

export const staffOf = (from: WithStaff): WithStaff => ({ ...servicesOf(from), staffId: from.staffId })

export const dayOf = (from: WithDay): WithDay => ({ ...staffOf(from), date: from.date })

export const slotOf = (from: WithSlot): WithSlot => ({ ...dayOf(from), slot: from.slot })
