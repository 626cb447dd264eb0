import { businessBounds } from '@/domain/businessDate'
import { weekOn } from '@/domain/season'
import { unitMinutes } from '@/domain/bookGridPolicy'
import { freeSlots } from '@/domain/slots'
import { salonStarts } from '@/domain/startRule'
import { claimedUnits } from '@/domain/workUnits'
import type { Instant } from '@/domain/zonedTime'
import type { BookingRules } from '../../db/bookingRules'
import { findBusyTimes } from '../../db/busyTimes'
import type { Db } from '../../db/openDatabase'
import { todayOf } from '../../booking/todayOf'
import { staffFor, toStaffDay } from '../../booking/availability'
import { servicesWith, termsOf } from '../../booking/servicesWith'

/** The minutes of today, summed over all staff, in which some service can still be booked. */
export async function freeMinutesToday(db: Db, rules: BookingRules, now: Instant): Promise<number> {
  const { timeZone, salonId, daysOff, seasons, starts } = rules
  const date = todayOf(rules, now)
  const { from, until } = businessBounds(date, timeZone)
  const busy = await findBusyTimes(db, salonId, from, until)
  const free = new Set<string>()
  for (const service of rules.services.values()) {
    const { week } = service
    const usual = termsOf([service])
    const staff = staffFor(rules, [service], null)
    const own = new Map(staff.map(({ id }) => [id, termsOf(servicesWith([service], id))] as const))
    const { slots } = freeSlots({
      date,
      timeZone,
      week: weekOn(week, seasons, date),
      isDayOff: daysOff.has(date),
      staff: staff.map(staffMember => {
        const terms = own.get(staffMember.id)
        return { ...toStaffDay(staffMember, date, busy, seasons), ...(terms && { own: terms }) }
      }),
      ...usual,
      now,
      starts: salonStarts(starts),
    })
    for (const { startsAt, staffIds } of slots) {
      for (const staffId of staffIds) {
        const { minutes, workUnits } = own.get(staffId) ?? usual
        const units = claimedUnits({ startsAt, endsAt: startsAt + minutes * 60_000, workUnits })
        for (const unit of units) free.add(`${staffId} ${unit}`)
      }
    }
  }
  return free.size * unitMinutes
}
