import { weekdays } from '@/domain/weekday'
import { freeSlots, type DayPlan } from '@/domain/slots'
import type { DaySchedule, WeekSchedule } from '@/domain/schedule'
import { instantOf } from '@/domain/zonedTime'
import { quarter } from './benchData'
import type { Figure } from './figures'

const measured = 2000

export function freeSlotsSpeed(): Figure {
  const date = '2027-02-05'
  const timeZone = 'Asia/Amman'
  const hours: DaySchedule = { isClosed: false, startHour: '9:00 AM', endHour: '6:00 PM', breaks: [] }
  const opens = instantOf(date, 9 * 60, timeZone)
  const plan: DayPlan = {
    date,
    timeZone,
    week: Object.fromEntries(weekdays.map(day => [day, hours] as const)) as WeekSchedule,
    isDayOff: false,
    minutes: 60,
    now: opens - 1,
    staff: Array.from({ length: 5 }, (_, staffMember) => ({
      staffId: String(staffMember),
      busy: Array.from({ length: 12 }, (_unused, index) => ({
        startsAt: opens + (staffMember + 2 * index) * quarter,
        endsAt: opens + (staffMember + 2 * index + 2) * quarter,
      })),
    })),
  }
  const startedAt = performance.now()
  let calls = 0
  while (performance.now() - startedAt < measured) {
    for (let index = 0; index < 100; index += 1) freeSlots(plan)
    calls += 100
  }
  const passed = (performance.now() - startedAt) / 1000
  return { name: 'freeSlots, 5 staff members and 60 bookings', value: calls / passed, unit: 'calls/s' }
}
