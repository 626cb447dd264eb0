import type { Appointment } from '@/domain/appointment'
import { limitPolicy } from '@/domain/limitPolicy'
import type { Salon, SlotList } from '@/domain/salon'
import type { StrandedAppointment } from '@/domain/strandedAppointment'
import type { TimeOff } from '@/domain/timeOff'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { at, bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()
const saturday = '2027-02-06'
/** Nine to eleven on the Saturday of the scenario's usual slot. */
const morning = { startsOn: saturday, startsAt: 540, endsOn: saturday, endsAt: 660 }

interface Made {
  timeOff: TimeOff
  stranded: Appointment[]
}

async function asOwner(method: string, path: string, body: object = {}) {
  const { api, salonData, usual } = scenario()
  const cookie = await signIn(api, salonData.owner)
  return api.request(method, `/salons/${usual.salonId}${path}`, body, { cookie })
}

const staffId = (nth = 0) => scenario().salonData.staff[nth]?.id ?? ''
const add = (off: object, nth = 0) => asOwner('POST', `/team/${staffId(nth)}/time-off`, off)

async function timesOf(nth: number, date = saturday): Promise<string[]> {
  const { api, usual } = scenario()
  const query = `serviceId=${usual.serviceId}&date=${date}&staffId=${staffId(nth)}`
  const { slots } = await dataOf<SlotList>(api.request('GET', `/salons/${usual.salonId}/slots?${query}`))
  return slots.map(({ time }) => time)
}

test('nobody is booked, moved or seated within the time off of a staff member; the others stay free', async () => {
  const { api, book, annsCookie, usual } = scenario()
  const { timeOff } = await dataOf<Made>(add(morning))
  expect((await timesOf(0))[0]).toBe('11:00 AM')
  expect((await timesOf(1))[0]).toBe('9:00 AM')
  expect(await refusalOf(book({ staffId: staffId(0) }))).toMatchObject({ code: 'slot_taken' })
  const seat = { ...usual, staffId: staffId(0), name: 'Sami', phone: '' }
  const cookie = await signIn(api, scenario().salonData.owner)
  expect(await refusalOf(api.request('POST', '/appointments/walk-in', seat, { cookie }))).toMatchObject({
    code: 'slot_taken',
  })
  const late = { staffId: staffId(0), startsAt: nineOClock + 2 * hour }
  const { _id } = await dataOf<Appointment>(book(late))
  const path = `/appointments/${_id}/reschedule`
  const early = { staffId: staffId(0), startsAt: nineOClock + hour }
  expect(await refusalOf(api.request('POST', path, early, { cookie: annsCookie }))).toMatchObject({
    code: 'slot_taken',
  })
  await dataOf(asOwner('PUT', `/time-off/${timeOff.id}`, { ...morning, endsAt: 600 }))
  await dataOf(api.request('POST', path, early, { cookie: annsCookie }))
  await dataOf(asOwner('DELETE', `/time-off/${timeOff.id}`))
  expect((await timesOf(0))[0]).toBe('9:00 AM')
})

test('what is booked in it is listed before and when it is made, and stays', async () => {
  const { book, rows } = scenario()
  const { _id } = await dataOf<Appointment>(book({ staffId: staffId(0) }))
  await dataOf(book({ staffId: staffId(1), forAnother: true }))
  const stranded = [expect.objectContaining({ _id })]
  expect(await dataOf(asOwner('POST', `/team/${staffId()}/time-off?preview=1`, morning))).toEqual({
    stranded,
  })
  expect(await timesOf(0)).toContain('10:00 AM')
  expect(await dataOf(add(morning))).toMatchObject({ stranded })
  expect((await rows()).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

test('each is listed with the other staff who are free at its time, whoever is booked least first', async () => {
  const { book, api, usual, salonData } = scenario()
  const { _id } = await dataOf<Appointment>(book({ staffId: staffId(0) }))
  const substitutes = async () => {
    const path = `/team/${staffId()}/time-off?preview=1`
    const { stranded } = await dataOf<{ stranded: StrandedAppointment[] }>(asOwner('POST', path, morning))
    return stranded.find(one => one._id === _id)?.substituteIds
  }
  const others = salonData.staff.slice(1).map(({ id }) => id)
  expect((await substitutes())?.toSorted()).toEqual(others.toSorted())
  const cookie = await signIn(api, salonData.owner)
  const seat = { ...usual, staffId: staffId(1), name: 'Sami', phone: '' }
  await dataOf(api.request('POST', '/appointments/walk-in', seat, { cookie }))
  expect((await substitutes())?.toSorted()).toEqual(others.slice(1).toSorted())
})

test('weekly time off takes each of its days through the last; whole days take all of them', async () => {
  await dataOf(add({ ...morning, isWeekly: true, endsOn: '2027-02-13' }))
  await dataOf(add({ startsOn: '2027-02-08', startsAt: 0, endsOn: '2027-02-09', endsAt: 1440 }))
  expect((await timesOf(0, '2027-02-13'))[0]).toBe('11:00 AM')
  expect((await timesOf(0, '2027-02-20'))[0]).toBe('9:00 AM')
  expect(await timesOf(0, '2027-02-08')).toEqual([])
  expect(await timesOf(0, '2027-02-09')).toEqual([])
  expect((await timesOf(0, '2027-02-10'))[0]).toBe('9:00 AM')
})

test('the owner sees it with the salon; clients do not', async () => {
  const { api, usual, salonData, annsCookie } = scenario()
  const { timeOff } = await dataOf<Made>(add({ ...morning, reason: 'Dentist' }))
  const cookie = await signIn(api, salonData.owner)
  expect((await dataOf<Salon>(api.request('GET', '/salons/mine', undefined, { cookie }))).timeOff).toEqual([
    timeOff,
  ])
  const seen = await api.request('GET', `/salons/${usual.salonId}`, undefined, { cookie: annsCookie })
  expect(await seen.text()).not.toContain('Dentist')
})

test.each([
  [{ startsOn: 'soon' }, { startsOn: 'date_invalid' }],
  [{ startsAt: 541 }, { startsAt: 'hour_invalid' }],
  [{ startsAt: '540' }, { startsAt: 'hour_invalid' }],
  [{ startsAt: -15 }, { startsAt: 'hour_invalid' }],
  [{ endsAt: 1455 }, { endsAt: 'hour_invalid' }],
  [{ endsAt: 540 }, { endsAt: 'end_before_start' }],
  [{ endsOn: null }, { endsOn: 'date_invalid' }],
  [{ endsOn: '2027-02-05' }, { endsOn: 'end_before_start' }],
  [{ startsOn: '2027-01-30', endsOn: '2027-01-31' }, { endsOn: 'date_past' }],
  [{ endsOn: '2099-01-01' }, { endsOn: 'date_too_far' }],
  [{ startsOn: '2099-01-01', endsOn: null, isWeekly: true }, { startsOn: 'date_too_far' }],
  [{ isWeekly: 'yes' }, { isWeekly: 'value_invalid' }],
  [{ reason: 'x'.repeat(101) }, { reason: 'message_too_long' }],
])('%p is refused at its field', async (changes, fields) => {
  expect(await refusalOf(add({ ...morning, ...changes }))).toMatchObject({ status: 400, fields })
})

test('a staff member has room for so many, and one who is unknown for none', async () => {
  const { db } = scenario().api.app
  const row = { is_weekly: 0, starts_on: saturday, starts_at: 0, ends_on: saturday, ends_at: 15, reason: '' }
  await db
    .insertInto('time_off')
    .values(
      Array.from({ length: limitPolicy.timeOffOfStaffMember - 1 }, (_, index) => ({
        ...row,
        id: String(index),
        staff_id: staffId(),
      })),
    )
    .execute()
  expect((await add(morning)).status).toBe(200)
  expect((await add(morning)).status).toBe(409)
  expect((await asOwner('POST', '/team/nobody/time-off', morning)).status).toBe(404)
  expect((await asOwner('PUT', '/time-off/nothing', morning)).status).toBe(404)
})

test('its hours are those of the clock on the night that it changes', async () => {
  const night = { startsOn: '2027-03-26', startsAt: 0, endsOn: '2027-03-28', endsAt: 600 }
  await scenario()
    .api.app.db.updateTable('opening_hours')
    .set({ is_closed: 0, opens_at: 0, closes_at: 1440 })
    .execute()
  await scenario()
    .api.app.db.updateTable('salons')
    .set(is => ({ revision: is('revision', '+', 1) }))
    .execute()
  await dataOf(add(night))
  expect((await timesOf(0, '2027-03-28'))[0]).toBe('10:00 AM')
  expect(at('2027-03-28T07:00:00Z')).toBe(Date.parse('2027-03-28T10:00:00+03:00'))
})
