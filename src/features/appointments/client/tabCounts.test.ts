import type { Appointment } from '@/domain/appointment'
import { splitAppointments } from '../appointmentTime'
import { tabCounts } from './tabCounts'

const asOf = Date.UTC(2027, 1, 5, 10)
const hour = 3_600_000

const at = (hours: number, status: string) =>
  ({ _id: `${hours} ${status}`, startsAt: asOf + hours * hour, status }) as Appointment

const loaded = [at(1, 'confirmed'), at(2, 'pending'), at(3, 'cancelled'), at(-1, 'confirmed'), at(-2, 'done')]
const page = { next: null, asOf, totals: { upcoming: 30, past: 70 } }

test.each([
  ['at that moment', 0, { upcoming: 30, past: 70 }],
  ['once one has begun', 1.5, { upcoming: 29, past: 71 }],
  ['once two have begun', 2.5, { upcoming: 28, past: 72 }],
])('the counts of the server hold %s', (_when, hours, counts) => {
  expect(tabCounts(splitAppointments(loaded, asOf + hours * hour, 'UTC'), page)).toEqual(counts)
})

test('a host that counts nothing has sent all', () => {
  expect(tabCounts(splitAppointments(loaded, asOf, 'UTC'), undefined)).toEqual({ upcoming: 2, past: 3 })
})
