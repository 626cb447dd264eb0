import { isAppointmentEvent, isPutOff, type AppointmentEvent, type Follower } from '../events'
import type { Services } from '../http/context'
import { endWaits } from './endWaits'
import { offerFreed } from './offerFreed'

/** A booking ends its client's wait; a time given up is offered to those who wait for the day. */
export function followBookings(services: Services): Follower {
  const { db } = services
  const offer = offerFreed(services)

  return async happening => {
    if (!isAppointmentEvent(happening) || isPutOff(happening)) return
    const { type, appointment } = happening
    if (type === 'appointmentBooked' || type === 'appointmentMoved') await endWaits(db, appointment)
    for (const givenUp of freedBy(happening)) await offer(givenUp)
  }
}

function freedBy({ type, appointment, before, known }: AppointmentEvent) {
  const isOver = type === 'appointmentCancelled' || type === 'appointmentDeclined'
  const left = isOver ? appointment : before
  // A move of the salon's that was not told yet left the time where the client knew the appointment to be.
  const leftBefore = known && known.starts_at !== left?.starts_at ? { ...appointment, ...known } : undefined
  return [left, leftBefore].filter(givenUp => givenUp !== undefined)
}
