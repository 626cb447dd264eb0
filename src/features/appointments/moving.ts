import type { OfferedSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

interface OfAppointment {
  kind: 'moving'
  appointmentId: string
}

interface WithDay extends OfAppointment {
  date: IsoDate
}

interface WithSlot extends WithDay {
  slot: OfferedSlot
}

/** Why the server would not move it, other than that somebody else has the time. */
type MoveRefusal = 'not_movable' | 'too_late' | 'too_many' | 'other'

/** The way of an appointment to another time; each step holds just what is known by then. */
export type Moving =
  | (OfAppointment & { step: 'choosing_day' })
  | (WithDay & { step: 'choosing_time' })
  | (WithSlot & { step: 'confirming'; refusal: MoveRefusal | null })
  | (WithSlot & { step: 'sending'; idempotencyKey: string })
  /** Sent, and nobody knows whether it arrived: the same request is repeated with the same key. */
  | (WithSlot & { step: 'unanswered'; idempotencyKey: string })
  | (WithSlot & { step: 'slot_lost'; nearest: OfferedSlot[] })

const dayOf = ({ kind, appointmentId, date }: WithDay): WithDay => ({ kind, appointmentId, date })
const slotOf = (from: WithSlot): WithSlot => ({ ...dayOf(from), slot: from.slot })

export const startMoving = (appointmentId: string): Moving => ({
  kind: 'moving',
  step: 'choosing_day',
  appointmentId,
})

export const withDay = (moving: Moving, date: IsoDate): Moving =>
  moving.step === 'choosing_day' || moving.step === 'choosing_time'
    ? { kind: 'moving', step: 'choosing_time', appointmentId: moving.appointmentId, date }
    : moving

export const withSlot = (moving: Moving, date: IsoDate, slot: OfferedSlot): Moving =>
  moving.step === 'choosing_day' || moving.step === 'choosing_time' || moving.step === 'slot_lost'
    ? { kind: 'moving', step: 'confirming', appointmentId: moving.appointmentId, date, slot, refusal: null }
    : moving

export const backToTimes = (moving: Moving): Moving =>
  moving.step === 'confirming' || moving.step === 'unanswered' || moving.step === 'slot_lost'
    ? { ...dayOf(moving), step: 'choosing_time' }
    : moving

export const send = (moving: Moving, idempotencyKey: string): Moving =>
  moving.step === 'confirming' || moving.step === 'unanswered'
    ? { ...slotOf(moving), step: 'sending', idempotencyKey }
    : moving

export type MoveOutcome =
  | { kind: 'unanswered' }
  | { kind: 'slot_lost'; nearest: OfferedSlot[] }
  | { kind: 'refused'; refusal: MoveRefusal }

/** What a failed request leaves behind; the appointment itself stays where it was. */
export function afterFailure(moving: Moving, outcome: MoveOutcome): Moving {
  if (moving.step !== 'sending') return moving
  switch (outcome.kind) {
    case 'unanswered':
      return { ...moving, step: 'unanswered' }
    case 'slot_lost':
      return { ...slotOf(moving), step: 'slot_lost', nearest: outcome.nearest }
    case 'refused':
      return { ...slotOf(moving), step: 'confirming', refusal: outcome.refusal }
  }
}
