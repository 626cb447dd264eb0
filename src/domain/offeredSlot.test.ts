import { offeredSlotAt, toFreeSlots } from './offeredSlot'
import { closedWeek, type WeekSchedule } from './schedule'
import { freeSlots } from './slots'
import { weekdays } from './weekday'

const allDay: WeekSchedule = {
  ...closedWeek(),
  ...Object.fromEntries(
    weekdays.map(day => [day, { isClosed: false, startHour: '12:00 AM', endHour: '12:00 AM', breaks: [] }]),
  ),
}

test.each([
  ['Asia/Hebron', '2027-03-12'],
  ['Europe/Paris', '2027-03-28'],
  ['Europe/Paris', '2027-10-31'],
  ['Africa/Cairo', '2027-04-30'],
])('in %s on %s each free slot is offered as its start alone says', (timeZone, date) => {
  const staff = [{ staffId: 'sami', busy: [] }]
  const { slots } = freeSlots({ date, timeZone, week: allDay, isDayOff: false, staff, minutes: 15, now: 0 })
  expect(slots.length).toBeGreaterThan(90)
  for (const slot of slots) expect(offeredSlotAt(slot.startsAt, timeZone)).toEqual(toFreeSlots(slot))
})
