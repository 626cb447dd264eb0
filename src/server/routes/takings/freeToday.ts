import { weekOn } from '@/domain/season'
import { unitMinutes } from '@/domain/bookGridPolicy'
import { freeSlots } from '@/domain/slots'
import { salonStarts } from '@/domain/startRule'
import { claimedUnits, workUnitsOf } from '@/domain/workUnits'
import { dayBounds, todayIn, type Instant } from '@/domain/zonedTime'
import type { BookingRules } from '../../db/bookingRules'
import { findBusyTimes } from '../../db/busyTimes'
import type { Db } from '../../db/openDatabase'
import { staffFor, toStaffDay } from '../../booking/availability'

/** The minutes of today, summed over all staff, in which some service can still be booked. */
export async function freeMinutesToday(db: Db, rules: BookingRules, now: Instant): Promise<number> {
  const { timeZone, salonId, daysOff, seasons, starts } = rules
  const date = todayIn(timeZone, now)
  const { from, until } = dayBounds(date, timeZone)
  const busy = await findBusyTimes(db, salonId, from, until)
  const free = new Set<string>()
  for (const service of rules.services.values()) {
    const { minutes, week } = service
    const workUnits = workUnitsOf([service])
    const { slots } = freeSlots({
      date,
      timeZone,
      week: weekOn(week, seasons, date),
      isDayOff: daysOff.has(date),
      staff: staffFor(rules, [service], null).map(staffMember =>
        toStaffDay(staffMember, date, busy, seasons),
      ),
      minutes,
      workUnits,
      now,
      starts: salonStarts(starts),
    })
    for (const { startsAt, staffIds } of slots) {
      const units = claimedUnits({ startsAt, endsAt: startsAt + minutes * 60_000, workUnits })
      for (const staffId of staffIds) for (const unit of units) free.add(`${staffId} ${unit}`)
    }
  }
  return free.size * unitMinutes
}
