import type { AppointmentSlot } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'
import type { WalkInRequest } from '@/domain/ownerRequests'
import type { TimeOffRequest } from '@/domain/timeOff'
import type { AppointmentMark } from '@/domain/takeBackPolicy'

export interface OfAppointment {
  appointmentId: string
}

/** A reschedule from the slot that the owner saw to another slot. */
export interface Shift extends OfAppointment {
  from: Versioned<AppointmentSlot>
  to: AppointmentSlot
  /** Although the client has another appointment at that time. */
  forAnother?: true
}

/** A dragged appointment, or an undone drag. It is shown in its new slot until the server answers. */
export type Dropping = { kind: 'dropping'; shift: Shift; isUndo: boolean }

/** Takes a mark back. */
export type Unmarking = OfAppointment & { mark: AppointmentMark }

/** Makes, changes or removes time off of a staff member; each undoes another. */
export type TimeOffChange = { salonId: string } & (
  | { timeOff: 'add'; staffId: string; request: TimeOffRequest }
  | { timeOff: 'change'; timeOffId: string; request: TimeOffRequest }
  | { timeOff: 'remove'; timeOffId: string }
)

/** What the owner sends to the server from the diary. */
export type Change =
  | Shift
  | Dropping
  | WalkInRequest
  | (OfAppointment & { verb: 'confirm'; etag: string | undefined })
  | (OfAppointment & { verb: 'decline' | 'cancel' | 'paid' })
  | Unmarking
  | TimeOffChange
  | (OfAppointment & { verdict: 'done' | 'no-show' })
