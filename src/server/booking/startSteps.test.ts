import type { Salon, SlotList } from '@/domain/salon'
import type { SalonProfile } from '@/domain/profile'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest, hour, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()
const minute = hour / 60

async function asOwner(method: string, path: string, body?: object, ifMatch?: string) {
  const { api, salonData } = scenario()
  const cookie = await signIn(api, salonData.owner)
  return api.request(method, path, body, { cookie, ...(ifMatch && { headers: { 'if-match': ifMatch } }) })
}

const profilePath = () => `/salons/${scenario().usual.salonId}`
const profile = () => dataOf<SalonProfile>(asOwner('GET', `${profilePath()}/profile`))

async function save(changes: object) {
  return asOwner('PUT', profilePath(), { ...(await profile()), ...changes })
}

/** A haircut of so many minutes. */
const setLength = (minutes: number) =>
  scenario()
    .api.app.db.updateTable('services')
    .set({ minutes })
    .where('id', '=', scenario().usual.serviceId)
    .execute()

async function timesOf(staffId: string) {
  const { api, usual } = scenario()
  const query = `serviceId=${usual.serviceId}&date=2027-02-06&staffId=${staffId}`
  const { slots } = await dataOf<SlotList>(api.request('GET', `/salons/${usual.salonId}/slots?${query}`))
  return slots.map(({ time }) => time)
}

test('the step that the owner saves is that of the offer, and of what books', async () => {
  const { book, api, usual, onlyOneStaffMember } = scenario()
  const staffId = await onlyOneStaffMember()
  await dataOf(save({ startStep: 20 }))
  expect(await profile()).toMatchObject({ startStep: 20, startFit: 'all' })
  const seen = await dataOf<Salon>(api.request('GET', `/salons/${usual.salonId}`))
  expect(seen).toMatchObject({ startStep: 20, startFit: 'all' })
  expect((await timesOf(staffId)).slice(0, 4)).toEqual(['9:00 AM', '9:20 AM', '9:40 AM', '10:00 AM'])
  const refused = await refusalOf(book({ startsAt: nineOClock + 15 * minute }))
  expect(refused).toMatchObject({
    code: 'slot_taken',
    data: { nearest: [{ time: '9:20 AM' }, { time: '9:00 AM' }, { time: '9:40 AM' }] },
  })
  expect((await book({ startsAt: nineOClock + 20 * minute })).status).toBe(200)
})

test('an appointment of 20 minutes takes 20, and the next begins right after it', async () => {
  const { book, onlyOneStaffMember } = scenario()
  const staffId = await onlyOneStaffMember()
  await setLength(20)
  await dataOf(save({ startStep: 60 }))
  for (const after of [0, 20, 40]) {
    const startsAt = nineOClock + after * minute
    expect((await book({ startsAt, forAnother: true })).status).toBe(200)
  }
  expect((await timesOf(staffId)).slice(0, 2)).toEqual(['10:00 AM', '11:00 AM'])
})

test('starts that leave a gap too short for any service are offered no more once the owner says so', async () => {
  const { book, onlyOneStaffMember } = scenario()
  const staffId = await onlyOneStaffMember()
  await dataOf(book({ startsAt: nineOClock + 1.75 * hour }))
  expect(await timesOf(staffId)).toContain('9:30 AM')
  await dataOf(save({ startFit: 'no_gaps' }))
  expect((await timesOf(staffId)).slice(0, 3)).toEqual(['9:00 AM', '9:45 AM', '11:45 AM'])
  expect(await refusalOf(book({ startsAt: nineOClock + hour / 2 }))).toMatchObject({ code: 'slot_taken' })
})

test('the owner books and moves to any five minutes that are free', async () => {
  const { usual, onlyOneStaffMember, rows } = scenario()
  const staffId = await onlyOneStaffMember()
  await dataOf(save({ startStep: 60, startFit: 'no_gaps' }))
  const walkIn = { ...usual, staffId, name: 'Sami', phone: '' }
  const seat = (startsAt: number) => asOwner('POST', '/appointments/walk-in', { ...walkIn, startsAt })
  const { _id } = await dataOf<{ _id: string }>(seat(nineOClock + 35 * minute))
  const move = (startsAt: number) => asOwner('POST', `/appointments/${_id}/reschedule`, { startsAt })
  await dataOf(move(nineOClock + 50 * minute))
  expect((await rows()).map(({ starts_at }) => starts_at)).toEqual([nineOClock + 50 * minute])
  expect(await refusalOf(move(nineOClock + 52 * minute))).toMatchObject({ code: 'slot_taken' })
})

test('a save over a newer one is refused with the newer', async () => {
  const seen = await profile()
  await dataOf(save({ startStep: 5 }))
  const stale = asOwner('PUT', profilePath(), { ...seen, startStep: 30 }, seen.etag)
  expect(await refusalOf(stale)).toMatchObject({ status: 412, code: 'stale_write' })
  expect((await profile()).startStep).toBe(5)
})

test.each([
  ['startStep', 7],
  ['startStep', 0],
  ['startStep', 'often'],
  ['startStep', null],
  ['startFit', 'tight'],
  ['startFit', null],
  ['startFit', ['all']],
])('%s may not be %p', async (name, value) => {
  expect(await refusalOf(save({ [name]: value }))).toMatchObject({
    status: 400,
    fields: { [name]: 'value_invalid' },
  })
  expect(await profile()).toMatchObject({ startStep: 15, startFit: 'all' })
})
