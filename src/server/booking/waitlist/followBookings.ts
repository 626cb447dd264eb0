import { isAppointmentEvent, isPutOff, type Follower } from '../../events/events'
import type { AppContext } from '../../AppContext'
import { callNext } from './callNext'
import { endWaits } from './endWaits'

/** A booking ends its client's wait; a time that was given up is offered to those who wait for the day. */
export function followBookings(services: AppContext): Follower {
  const callNextFor = callNext(services)

  return async happening => {
    if (!isAppointmentEvent(happening) || isPutOff(happening)) return
    const { type, appointment, freed = [] } = happening
    if (type === 'appointmentBooked' || type === 'appointmentMoved') await endWaits(services.db, appointment)
    for (const time of freed) await callNextFor(time)
  }
}
