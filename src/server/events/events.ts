import type { Notice } from '@/domain/notice'
import type { Instant } from '@/domain/zonedTime'
import type { VisitDetails } from '../db/appointments'
import type { Log } from '../kernel/log'
import type { Language } from '@/domain/languages'

/** Who did it, and the language their request asked for. */
export interface Actor {
  userId: string
  language: Language
}

/** Where a client believes an appointment to be. */
export interface KnownTime {
  starts_at: Instant
  ends_at: Instant
}

/** A notice that is kept and was not shown yet. */
export interface WrittenNotice {
  id: string
  userId: string
}

const appointmentEvents = [
  'appointmentBooked',
  'appointmentMoved',
  'appointmentConfirmed',
  'appointmentDeclined',
  'appointmentCancelled',
  'appointmentDone',
] as const

export interface AppointmentEvent {
  type: (typeof appointmentEvents)[number]
  /** As it is now. */
  appointment: VisitDetails
  /** As it was, for one that was moved. */
  before?: VisitDetails
  /** Where its client believed it to be until now, where that is not told by `before`: see `isPutOff`. */
  known?: KnownTime | undefined
  /** Set where the other side's notice was written with the change itself. */
  written?: { notice: WrittenNotice | undefined }
  by: Actor
}

/** What has happened, told after its transaction. */
export type Happening =
  | AppointmentEvent
  /** An appointment of these people was paid, or a payment of it went back. */
  | { type: 'paymentChanged'; userIds: readonly string[] }
  | { type: 'noticeSent'; userId: string; notice: Notice }
  | { type: 'noticesRead'; userId: string; unread: number }
  | { type: 'sessionsEnded'; userId: string }

export type Follower = (happening: Happening) => Promise<void> | void

export interface Events {
  /** Resolves when every follower is through. One that fails is logged; it neither stops the others nor the teller. */
  tell(happening: Happening): Promise<void>
  /** The answer ends it. */
  follow(follower: Follower): () => void
}

export function createEvents(log: Log): Events {
  const followers = new Set<Follower>()
  return {
    tell: async happening => {
      await Promise.all(
        [...followers].map(async follower => {
          try {
            await follower(happening)
          } catch (error) {
            log.error('follower_failed', { event: happening.type, reason: String(error) })
          }
        }),
      )
    },
    follow: follower => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}

export const isAppointmentEvent = (happening: Happening): happening is AppointmentEvent =>
  (appointmentEvents as readonly string[]).includes(happening.type)

/** A move by the salon may be a slip: all but what is shown waits until it has stood for a while (`booking/tellOfReschedules`). */
export const isPutOff = ({ type, appointment, by }: AppointmentEvent): boolean =>
  type === 'appointmentMoved' && by.userId === appointment.owner_id && by.userId !== appointment.customer_id

export const isOver = (type: AppointmentEvent['type']): boolean =>
  type === 'appointmentCancelled' || type === 'appointmentDeclined'

/** As its client is told that it is off: at the time they knew, should a move before it be news to them. */
export const asClientKnew = ({ type, appointment, known }: AppointmentEvent): VisitDetails =>
  known && isOver(type) ? { ...appointment, ...known } : appointment
