import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

interface OfAppointment {
  kind: 'rescheduling'
  appointmentId: string
}

interface WithDay extends OfAppointment {
  date: IsoDate
}

interface WithSlot extends WithDay {
  slot: FreeSlot
}

/** Why the server refused to reschedule, other than a taken slot. */
type RescheduleRefusal = 'not_movable' | 'too_late' | 'too_many' | 'other'

/** The steps of rescheduling. Each step holds just the data known by then. */
export type Rescheduling =
  | (OfAppointment & { step: 'choosing_day' })
  | (WithDay & { step: 'choosing_time' })
  | (WithSlot & { step: 'confirming'; refusal: RescheduleRefusal | null })
  | (WithSlot & { step: 'sending'; idempotencyKey: string })
  /** Sent without an answer, so the result is unknown. A retry repeats the request with the same key. */
  | (WithSlot & { step: 'unanswered'; idempotencyKey: string })
  | (WithSlot & { step: 'slot_lost'; nearest: FreeSlot[] })

const dayOf = ({ kind, appointmentId, date }: WithDay): WithDay => ({ kind, appointmentId, date })
const slotOf = (from: WithSlot): WithSlot => ({ ...dayOf(from), slot: from.slot })

export const startRescheduling = (appointmentId: string): Rescheduling => ({
  kind: 'rescheduling',
  step: 'choosing_day',
  appointmentId,
})

export const withDay = (rescheduling: Rescheduling, date: IsoDate): Rescheduling =>
  rescheduling.step === 'choosing_day' || rescheduling.step === 'choosing_time'
    ? { kind: 'rescheduling', step: 'choosing_time', appointmentId: rescheduling.appointmentId, date }
    : rescheduling

export const withSlot = (rescheduling: Rescheduling, date: IsoDate, slot: FreeSlot): Rescheduling =>
  rescheduling.step === 'choosing_day' ||
  rescheduling.step === 'choosing_time' ||
  rescheduling.step === 'slot_lost'
    ? {
        kind: 'rescheduling',
        step: 'confirming',
        appointmentId: rescheduling.appointmentId,
        date,
        slot,
        refusal: null,
      }
    : rescheduling

export const backToTimes = (rescheduling: Rescheduling): Rescheduling =>
  rescheduling.step === 'confirming' ||
  rescheduling.step === 'unanswered' ||
  rescheduling.step === 'slot_lost'
    ? { ...dayOf(rescheduling), step: 'choosing_time' }
    : rescheduling

export const send = (rescheduling: Rescheduling, idempotencyKey: string): Rescheduling =>
  rescheduling.step === 'confirming' || rescheduling.step === 'unanswered'
    ? { ...slotOf(rescheduling), step: 'sending', idempotencyKey }
    : rescheduling

export type RescheduleResult =
  | { kind: 'unanswered' }
  | { kind: 'slot_lost'; nearest: FreeSlot[] }
  | { kind: 'refused'; refusal: RescheduleRefusal }

/** The state after a failed request. The appointment itself is unchanged. */
export function afterFailure(rescheduling: Rescheduling, result: RescheduleResult): Rescheduling {
  if (rescheduling.step !== 'sending') return rescheduling
  switch (result.kind) {
    case 'unanswered':
      return { ...rescheduling, step: 'unanswered' }
    case 'slot_lost':
      return { ...slotOf(rescheduling), step: 'slot_lost', nearest: result.nearest }
    case 'refused':
      return { ...slotOf(rescheduling), step: 'confirming', refusal: result.refusal }
  }
}
