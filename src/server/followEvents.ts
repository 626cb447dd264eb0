import type { Services } from './http/context'
import { mailClients } from './mail/mailClients'
import { noticeAppointments } from './notices/noticeAppointments'
import { followBookings } from './waitlist/followBookings'

/** Everything that happens because something else did, but for what browsers are shown (`routes/live.ts`). */
export function followEvents(services: Services): void {
  const { events } = services
  events.follow(noticeAppointments(services))
  events.follow(mailClients(services))
  events.follow(followBookings(services))
}
