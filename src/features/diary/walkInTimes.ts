import { isLive, type Appointment } from '@/domain/appointment'
import type { Chair, Salon, Service } from '@/domain/salon'
import { freeSlots, slotStep, type Slot } from '@/domain/slots'
import { todayIn, type Instant } from '@/domain/zonedTime'

interface Wish {
  salon: Salon
  chair: Chair
  service: Service
  /** Names the day. */
  around: Instant
  appointments: readonly Appointment[]
  now: Instant
}

/**
 * When a service can begin in a chair on a day: judged by the rule that judges every booking, except that whoever
 * walks in can also have the quarter of an hour that is running.
 */
export function walkInTimes({ salon, chair, service, around, appointments, now }: Wish): Slot[] {
  const section = salon.sections.find(({ id }) => id === service.sectionId)
  if (!section) return []
  const date = todayIn(salon.timeZone, around)
  const busy = appointments.flatMap(({ chairId, status, startsAt, endsAt }) =>
    chairId === chair.id && isLive(status) && startsAt !== undefined && endsAt !== undefined
      ? [{ startsAt, endsAt }]
      : [],
  )
  const { slots } = freeSlots({
    date,
    timeZone: salon.timeZone,
    week: section.week,
    isDayOff: salon.daysOff.some(dayOff => dayOff.date === date),
    chairs: [{ chairId: chair.id, busy }],
    minutes: service.time,
    now: now - slotStep,
  })
  return slots
}
