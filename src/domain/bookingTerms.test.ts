import type { Appointment, AppointmentStatus } from './appointment'
import { bookingTerms, atSameTime } from './bookingTerms'

const hour = 60 * 60_000
const startsAt = Date.UTC(2027, 1, 6, 7)
const salon = { confirmsAtOnce: true, paysOnline: false, cancelNoticeMinutes: 120 }
const totals = { cost: 20, currency: 'USD', minutes: 45 } as const

test.each([
  [
    {},
    {},
    startsAt - 3 * hour,
    { kind: 'booking', changeableUntil: startsAt - 2 * hour, payment: 'at_salon' },
  ],
  [{ confirmsAtOnce: false }, {}, startsAt - 2 * hour, { kind: 'request', changeableUntil: null }],
  [{ cancelNoticeMinutes: 0 }, {}, startsAt - 1, { changeableUntil: startsAt }],
  [{ paysOnline: true }, {}, 0, { payment: 'online_or_at_salon' }],
  [{ paysOnline: true }, { cost: 0 }, 0, { payment: 'nothing' }],
])('of a salon with %j, totals %j at %d: %j', (rules, prices, now, expected) => {
  const terms = bookingTerms({ ...salon, ...rules }, { ...totals, ...prices }, startsAt, now)
  expect(terms).toMatchObject({ endsAt: startsAt + 45 * 60_000, ...expected })
})

const appointment = (status: AppointmentStatus, from: number) =>
  ({ status, startsAt: from, endsAt: from + hour }) as Appointment

test.each<[string, AppointmentStatus, number, boolean]>([
  ['the same time', 'confirmed', startsAt, true],
  ['a request half an hour later', 'pending', startsAt + hour / 2, true],
  ['what ends as it starts', 'confirmed', startsAt - hour, false],
  ['what starts as it ends', 'confirmed', startsAt + hour, false],
  ['what is cancelled', 'cancelled', startsAt, false],
])('%s is at the same time: %s, %d, %s', (_what, status, from, isSame) => {
  const own = [appointment(status, from)]
  expect(atSameTime(own, { from: startsAt, until: startsAt + hour })).toBe(isSame ? own[0] : undefined)
})
