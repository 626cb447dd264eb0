import type { Notification } from '@/domain/notification'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentWithServices } from '../db/appointments'
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
] as const

export interface AppointmentEvent {
  type: (typeof appointmentEvents)[number]
  /** As it is now. */
  appointment: AppointmentWithServices
  /** As it was, for one that was moved. */
  before?: AppointmentWithServices
  /** Where its client believed it to be until now, where that is not told by `before`: see `isPutOff`. */
  known?: KnownTime | undefined
  /** Set where the other side's notice was written with the change itself. */
  written?: { notification: WrittenNotification | undefined }
  by: Actor
}

/** What has happened, told after its transaction. */
export type DomainEvent =
  | AppointmentEvent
  /** An appointment of these people was paid, or a payment of it went back. */
  | { type: 'paymentChanged'; userIds: readonly string[] }
  | { type: 'notificationSent'; userId: string; notification: Notification }
  | { type: 'notificationsRead'; userId: string; unread: number }
  | { type: 'sessionsEnded'; userId: string }

export type Subscriber = (event: DomainEvent) => Promise<void> | void

export interface Events {
  /** Resolves when every follower is through. One that fails is logged; it neither stops the others nor the teller. */
  publish(event: DomainEvent): Promise<void>
  /** The answer ends it. */
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

/** A move by the salon may be a slip: all but what is shown waits until it has stood for a while (`booking/rescheduleNotifications`). */
export const isPutOff = ({ type, appointment, by }: AppointmentEvent): boolean =>
  type === 'appointmentRescheduled' &&
  by.userId === appointment.owner_id &&
  by.userId !== appointment.client_id

export const isOver = (type: AppointmentEvent['type']): boolean =>
  type === 'appointmentCancelled' || type === 'appointmentDeclined'

/** As its client is told that it is off: at the time they knew, should a move before it be news to them. */
export const asClientKnew = ({ type, appointment, known }: AppointmentEvent): AppointmentWithServices =>
  known && isOver(type) ? { ...appointment, ...known } : appointment
