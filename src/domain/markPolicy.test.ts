import type { Appointment } from './appointment'
import { marksOf } from './markPolicy'

const appointment = (changes: Partial<Appointment>) =>
  ({ status: 'confirmed', startsAt: 10, endsAt: 20, servicePrice: 5, ...changes }) as Appointment

test.each<[string, Partial<Appointment>, number, string[]]>([
  ['before its start nothing', {}, 9, []],
  ['once begun, no-show or paid', {}, 10, ['no_show', 'paid']],
  ['once over, done too', {}, 20, ['no_show', 'paid', 'done']],
  ['a request that nobody answered', { status: 'pending' }, 20, ['no_show', 'paid', 'done']],
  ['paid at the salon it took place', { paidAt: 12 }, 20, ['done']],
  ['paid online nobody may have come', { paidAt: 2, isPaidOnline: true }, 20, ['no_show', 'done']],
  ['a free one is not paid', { servicePrice: 0 }, 20, ['no_show', 'done']],
  ['done can be corrected', { status: 'done' }, 20, ['no_show', 'paid']],
  ['a no-show can be corrected', { status: 'no_show' }, 20, ['done']],
  ['cancelled it stays', { status: 'cancelled' }, 20, []],
])('%s', (_name, changes, now, marks) => {
  expect(marksOf(appointment(changes), now)).toEqual(marks)
})
