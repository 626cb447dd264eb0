import { freeSlots, quartersOf } from '@/domain/slots'
import { dayBounds, todayIn, type Instant } from '@/domain/zonedTime'
import type { BookingRules } from '../../db/bookingRules'
import { findBusyTimes } from '../../db/busyTimes'
import type { Db } from '../../db/openDatabase'
import { chairsFor, toChairDay } from '../../booking/availability'

const minutesOfQuarter = 15

/** The minutes of today, over all chairs, in which some service could still be booked. */
export async function freeMinutesToday(db: Db, rules: BookingRules, now: Instant): Promise<number> {
  const { timeZone, salonId, daysOff } = rules
  const date = todayIn(timeZone, now)
  const { from, until } = dayBounds(date, timeZone)
  const busy = await findBusyTimes(db, salonId, from, until)
  const free = new Set<string>()
  for (const service of rules.services.values()) {
    const { minutes, week } = service
    const { slots } = freeSlots({
      date,
      timeZone,
      week,
      isDayOff: daysOff.has(date),
      chairs: chairsFor(rules, [service], null).map(chair => toChairDay(chair, date, busy)),
      minutes,
      now,
    })
    for (const { startsAt, chairIds } of slots) {
      const quarters = quartersOf({ startsAt, endsAt: startsAt + minutes * 60_000 })
      for (const chairId of chairIds) for (const quarter of quarters) free.add(`${chairId} ${quarter}`)
    }
  }
  return free.size * minutesOfQuarter
}
