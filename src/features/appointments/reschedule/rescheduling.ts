import type { FreeSlot } from '@/domain/salon'
import type { IsoDate } from '@/domain/weekday'

interface OfAppointment {
  kind: 'rescheduling'
  appointmentId: string
}

interface WithDay extends OfAppointment {
  date: IsoDate
}

/** What the user has chosen of the new slot. Each step holds just the data known by then. */
export type Rescheduling =
  | (OfAppointment & { step: 'choosing_day' })
  | (WithDay & { step: 'choosing_time' })
  | (WithDay & { step: 'confirming'; slot: FreeSlot })

export type RescheduleChoice = Extract<Rescheduling, { step: 'confirming' }>

export const startRescheduling = (appointmentId: string): Rescheduling => ({
  kind: 'rescheduling',
  step: 'choosing_day',
  appointmentId,
})

export const withDay = ({ kind, appointmentId }: Rescheduling, date: IsoDate): Rescheduling => ({
  kind,
  step: 'choosing_time',
  appointmentId,
  date,
})

export const withSlot = (
  { kind, appointmentId }: Rescheduling,
  date: IsoDate,
  slot: FreeSlot,
): Rescheduling => ({ kind, step: 'confirming', appointmentId, date, slot })

export const backToTimes = (rescheduling: Rescheduling): Rescheduling =>
  rescheduling.step === 'confirming' ? withDay(rescheduling, rescheduling.date) : rescheduling
