import type { Appointment } from '@/domain/appointment'
import { agendaDays, beginningOf, datesOf, nextInAgenda, settledOf } from './agenda'

const hour = 60 * 60 * 1000
const noon = Date.parse('2027-02-15T10:00:00Z')

const appointment = (_id: string, startsAt: number, status = 'confirmed') =>
  ({
    _id,
    status,
    startsAt,
    endsAt: startsAt + hour,
    timeZone: 'Asia/Hebron',
    date: new Date(startsAt + 2 * hour).toISOString().slice(0, 10),
  }) as Appointment

test.each([
  ['today', '2027-02-15', '2027-02-15'],
  ['tomorrow', '2027-02-16', '2027-02-16'],
  ['week', '2027-02-15', '2027-02-21'],
  ['month', '2027-02-15', '2027-03-16'],
  ['past', '2027-01-16', '2027-02-14'],
] as const)('%s reaches from %s to %s', (range, from, to) => {
  expect(datesOf(range, '2027-02-15')).toEqual({ from, to })
})

test('appointments stand by day and in order; the past runs backwards; one status can be picked', () => {
  const list = [
    appointment('tomorrow', noon + 24 * hour, 'pending'),
    appointment('late', noon + 3 * hour),
    appointment('early', noon, 'pending'),
  ]
  const days = (...chosen: [Parameters<typeof agendaDays>[1], Parameters<typeof agendaDays>[2]]) =>
    agendaDays(list, ...chosen).map(({ appointments }) => appointments.map(({ _id }) => _id).join(' '))
  expect(days('week', 'all')).toEqual(['early late', 'tomorrow'])
  expect(days('past', 'all')).toEqual(['tomorrow', 'early late'])
  expect(days('week', 'pending')).toEqual(['early', 'tomorrow'])
})

test.each([
  ['layla', ['Layla Haddad']],
  ['HADDAD lay', ['Layla Haddad']],
  ['ليلى', ['لَيلى']],
  ['0568 100', ['Layla Haddad']],
  ['+970568', ['Layla Haddad']],
  ['٥٦٨', ['Layla Haddad']],
  ['omar', ['Layla Haddad']],
  ['layla omar', ['Layla Haddad']],
  ['sami', []],
  ['  ', ['Layla Haddad', 'لَيلى']],
] as const)(
  'a search for "%s" finds a client by name or phone, and by whom they booked for',
  (search, found) => {
    const list = [
      {
        ...appointment('one', noon),
        clientName: 'Layla Haddad',
        clientPhone: '+970568100200',
        guestName: 'Omar',
      },
      { ...appointment('two', noon), clientName: 'لَيلى', clientPhone: '+970599300400' },
      appointment('walk-in', noon),
    ]
    const names = agendaDays(list, 'week', 'all', search).flatMap(day => day.appointments)
    expect(names.flatMap(({ clientName }) => clientName ?? [])).toEqual(found)
  },
)

test('settled are those of today that are over and marked', () => {
  const list = [
    appointment('done', noon - 2 * hour, 'done'),
    appointment('unmarked', noon - 2 * hour),
    appointment('cancelled, to come', noon + hour, 'cancelled'),
    appointment('yesterday', noon - 24 * hour, 'done'),
  ]
  expect(settledOf(list, '2027-02-15', noon).map(({ _id }) => _id)).toEqual(['done'])
})

test('the first appointments stand in their days, each with the count of the whole day', () => {
  const list = [appointment('early', noon), appointment('late', noon + 3 * hour)]
  const days = agendaDays([...list, appointment('tomorrow', noon + 24 * hour)], 'week', 'all')
  const begun = (most: number) =>
    beginningOf(days, most).map(({ appointments, count }) => `${appointments.length} of ${count}`)
  expect(begun(1)).toEqual(['1 of 2'])
  expect(begun(2)).toEqual(['2 of 2'])
  expect(begun(Infinity)).toEqual(['2 of 2', '1 of 1'])
})

test('next is who sits in a staff member now or comes first of those who still come', () => {
  const over = appointment('over', noon - hour)
  const here = appointment('here', noon - hour / 2)
  const calledOff = appointment('called off', noon + hour / 2, 'cancelled')
  const soon = appointment('soon', noon + hour, 'pending')
  expect(nextInAgenda([soon, calledOff, here, over], noon)?._id).toBe('here')
  expect(nextInAgenda([soon, calledOff, over], noon)?._id).toBe('soon')
  expect(nextInAgenda([calledOff, over], noon)).toBeUndefined()
})
