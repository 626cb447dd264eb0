import { randomUUID } from 'node:crypto'
import { todayIn } from '@/domain/zonedTime'
import type { AppointmentDetails, VisitDetails } from '../db/appointments'
import { endWait, insertFreedTime, isAwaited } from '../db/waitlist'
import { isAppointmentEvent, type AppointmentEvent, type Follower } from '../events'
import type { Services } from '../http/context'
import { callNext } from './callNext'

/** A booking ends its client's wait; a time given up is offered to those who wait for the day. */
export function followBookings(services: Services): Follower {
  const { db } = services
  const callNextFor = callNext(services)

  return async happening => {
    if (!isAppointmentEvent(happening)) return
    const { type, appointment } = happening
    if (type === 'appointmentBooked' || type === 'appointmentMoved') await endWaitOf(appointment)
    const givenUp = freedBy(happening)
    if (givenUp) await offer(givenUp)
  }

  async function endWaitOf(appointment: VisitDetails): Promise<void> {
    const { customer_id, services: booked } = appointment
    if (customer_id === null) return
    for (const { serviceId } of booked) {
      await endWait(db, { user_id: customer_id, service_id: serviceId, date: dateOf(appointment) })
    }
  }

  async function offer(appointment: AppointmentDetails): Promise<void> {
    const { salon_id, starts_at, ends_at } = appointment
    const date = dateOf(appointment)
    if (!(await isAwaited(db, salon_id, date))) return
    const freed = { id: randomUUID(), salon_id, date, starts_at, ends_at }
    await insertFreedTime(db, freed)
    await callNextFor(freed)
  }
}

function freedBy({ type, appointment, before }: AppointmentEvent): AppointmentDetails | undefined {
  if (type === 'appointmentMoved') return before
  return type === 'appointmentCancelled' || type === 'appointmentDeclined' ? appointment : undefined
}

const dateOf = ({ starts_at, time_zone }: AppointmentDetails) => todayIn(time_zone ?? 'UTC', starts_at)
