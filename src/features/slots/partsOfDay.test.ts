import { groupSlots } from './partsOfDay'

const at = (time: string, startsAt = 0) => ({ time, startsAt })

test.each([
  ['12:00 AM', 'morning'],
  ['11:45 AM', 'morning'],
  ['12:00 PM', 'afternoon'],
  ['4:45 PM', 'afternoon'],
  ['5:00 PM', 'evening'],
  ['11:45 PM', 'evening'],
])('%s belongs to the %s', (time, part) => {
  expect(groupSlots([at(time)])).toEqual([{ part, slots: [at(time)] }])
})

test('parts come in the order of the day, without empty ones, and keep repeated hours apart', () => {
  const slots = [at('1:30 AM', 1), at('1:30 AM', 2), at('6:00 PM', 3)]
  expect(groupSlots(slots)).toEqual([
    { part: 'morning', slots: slots.slice(0, 2) },
    { part: 'evening', slots: slots.slice(2) },
  ])
})
