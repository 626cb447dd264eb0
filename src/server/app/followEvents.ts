import type { AppContext } from '../AppContext'
import { mailClients } from '../mail/mailClients'
import { noticeAppointments } from '../notifications/noticeAppointments'
import { followBookings } from '../booking/waitlist/followBookings'

/** Everything that happens because something else did, but for what browsers are shown (`routes/live.ts`). */
export function followEvents(services: AppContext): void {
  const { events } = services
  events.follow(noticeAppointments(services))
  events.follow(mailClients(services))
  events.follow(followBookings(services))
}
