import type { Notification } from '@/domain/notification'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../db/appointments'
import type { Log } from '../kernel/log'
import type { Language } from '@/domain/languages'

/** The acting user, and the language of their request. */
export interface Actor {
  userId: string
  language: Language
}

/** The time at which a client believes an appointment to be. */
export interface KnownTime {
  starts_at: Instant
  ends_at: Instant
}

/** A stored notification that is not shown yet. */
export interface WrittenNotification {
  id: string
  userId: string
}

const appointmentEvents = [
  'appointmentBooked',
  'appointmentRescheduled',
  'appointmentConfirmed',
  'appointmentDeclined',
  'appointmentCancelled',
  'appointmentDone',
  'appointmentReopened',
  'appointmentResultChanged',
] as const

export interface AppointmentEvent {
  /** Nobody is notified of a changed result: a no-show, or a result that was taken back. */
  type: (typeof appointmentEvents)[number]
  /** The appointment after the change. */
  appointment: AppointmentWithServices
  /** The appointment before it was rescheduled. */
  before?: AppointmentWithServices
  /** The time that the client believed until now, when that is not the time in `before`; see `isPutOff`. */
  known?: KnownTime | undefined
  /** Set when the notifications were stored in the change's transaction. */
  written?: readonly WrittenNotification[]
  by: Actor
}

/** Something that has happened, published after its transaction. */
export type DomainEvent =
  | AppointmentEvent
  /** An appointment between these users was paid, or a payment for it was refunded. */
  | { type: 'paymentChanged'; userIds: readonly string[]; salonId: string; staffId: string }
  | { type: 'notificationSent'; userId: string; notification: Notification }
  | { type: 'notificationsRead'; userId: string; unread: number }
  | { type: 'sessionsEnded'; userId: string }
  /** Somebody changed a salon's menu, hours, days off, promotions, staff or their logins. */
  | { type: 'salonChanged'; salonId: string }

export type Subscriber = (event: DomainEvent) => Promise<void> | void

export interface Events {
  /** Resolves when all subscribers have finished. A failing one is logged; the others and the publisher go on. */
  publish(event: DomainEvent): Promise<void>
  /** Returns a function that unsubscribes. */
  subscribe(subscriber: Subscriber): () => void
}

export function createEvents(log: Log): Events {
  const subscribers = new Set<Subscriber>()
  return {
    publish: async event => {
      await Promise.all(
        [...subscribers].map(async subscriber => {
          try {
            await subscriber(event)
          } catch (error) {
            log.error('follower_failed', { event: event.type, reason: String(error) })
          }
        }),
      )
    },
    subscribe: subscriber => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
  }
}

export const isAppointmentEvent = (event: DomainEvent): event is AppointmentEvent =>
  (appointmentEvents as readonly string[]).includes(event.type)

/** A salon's reschedule, by its owner or staff, may be a mistake, so its notification is delayed (`booking/rescheduleNotifications`). */
export const isPutOff = ({ type, appointment, by }: AppointmentEvent): boolean =>
  type === 'appointmentRescheduled' && by.userId !== appointment.client_id

export const isOver = (type: AppointmentEvent['type']): boolean =>
  type === 'appointmentCancelled' || type === 'appointmentDeclined'

/** The appointment for its client's cancellation mail: at the time that they knew, if they missed a reschedule. */
export const asClientKnew = ({ type, appointment, known }: AppointmentEvent): AppointmentWithServices =>
  known && isOver(type) ? { ...appointment, ...known } : appointment
