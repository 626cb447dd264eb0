import type { Appointment } from '@/domain/appointment'
import { isChangeable, splitAppointments, startOf } from './appointmentTime'

const zone = 'Asia/Hebron'
const now = Date.UTC(2027, 1, 5, 10)
const hour = 3_600_000

/** As a foreign host sends it: only the specification's fields. */
const foreign = (changes: Partial<Appointment> = {}): Appointment => ({
  _id: 'a',
  barberName: 'Sami',
  barberProfileImage: '',
  sectionName: 'Hair',
  serviceName: 'Haircut',
  servicePrice: 20,
  startTime: '9:00 AM',
  date: '2027-02-06',
  barberLocation: 'Hebron',
  status: 'confirmed',
  ...changes,
})
const ours = (changes: Partial<Appointment> = {}) =>
  foreign({ startsAt: now + hour, salonId: 's', serviceId: 'cut', timeZone: zone, ...changes })

test.each([
  ['an instant wins', ours({ startsAt: 5 }), 5],
  ['date and time are read on the reader’s clock', foreign(), Date.UTC(2027, 1, 6, 7)],
  ['a 24-hour time is understood', foreign({ startTime: '14:30' }), Date.UTC(2027, 1, 6, 12, 30)],
  [
    'so is a whole ISO instant as the date',
    foreign({ date: '2027-02-06T00:00:00.000Z' }),
    Date.UTC(2027, 1, 6, 7),
  ],
  ['what is no date has no start', foreign({ date: 'soon' }), undefined],
])('%s', (_what, appointment, start) => {
  expect(startOf(appointment, zone)).toBe(start)
})

test('upcoming runs forward, past runs back, and what was called off is past', () => {
  const list = [
    ours({ _id: 'later', startsAt: now + 5 * hour }),
    ours({ _id: 'soon', startsAt: now + hour }),
    ours({ _id: 'long ago', startsAt: now - 9 * hour }),
    ours({ _id: 'just now', startsAt: now }),
    ours({ _id: 'called off', startsAt: now + 3 * hour, status: 'cancelled' }),
    foreign({ _id: 'unreadable', date: '' }),
  ]
  const { upcoming, past } = splitAppointments(list, now, zone)
  expect(upcoming.map(({ _id }) => _id)).toEqual(['soon', 'later', 'unreadable'])
  expect(past.map(({ _id }) => _id)).toEqual(['called off', 'just now', 'long ago'])
})

test.each([
  ['a confirmed one to come', ours(), true],
  ['a waiting one to come', ours({ status: 'pending' }), true],
  ['a cancelled one', ours({ status: 'cancelled' }), false],
  ['one that has begun', ours({ startsAt: now }), false],
  ['one of a foreign host', foreign(), false],
])('%s and whether it can be changed', (_what, appointment, can) => {
  expect(isChangeable(appointment, now)).toBe(can)
})
