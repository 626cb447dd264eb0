import type { DomainEvent } from '../events/events'
import type { LiveNews } from '../kernel/LiveChannel'

const leavesSlots = ['appointmentConfirmed', 'appointmentDone']

/** The news in a domain event, also for its other receivers. Free slots are public, and anyone may look at them. */
export function liveNewsOf(event: DomainEvent, receivers: readonly string[]): LiveNews[] {
  switch (event.type) {
    case 'notificationSent':
      return [{ type: 'notification', userId: event.userId, id: event.notification.id }]
    case 'notificationsRead':
      return [{ type: 'unread', userId: event.userId, unread: event.unread }]
    case 'paymentChanged':
      return appointmentsOf([...event.userIds, ...receivers])
    case 'sessionsEnded':
      return [{ type: 'sessionsEnded', userId: event.userId }]
    case 'salonChanged':
      return receivers.map(userId => ({ type: 'salon', userId }))
    default: {
      const { client_id, owner_id, salon_id } = event.appointment
      const ofUsers = appointmentsOf([client_id, owner_id, ...receivers])
      return leavesSlots.includes(event.type) ? ofUsers : [...ofUsers, { type: 'slots', salonId: salon_id }]
    }
  }
}

const appointmentsOf = (userIds: readonly (string | null)[]): LiveNews[] =>
  [...new Set(userIds)].filter(userId => userId !== null).map(userId => ({ type: 'appointments', userId }))
