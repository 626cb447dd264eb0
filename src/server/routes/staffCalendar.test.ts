import type { FreshAccessKey } from '@/domain/accessKey'
import type { Appointment } from '@/domain/appointment'
import type { StaffRight } from '@/domain/staffRights'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { readCalendar } from '@/testing/kit/readCalendar'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { addStaffLogin } from '@/testing/scenarios/staffLogin'

const hour = 3_600_000
const nine = Date.parse('2027-02-02T07:00:00Z')
const phone = '+970599123456'

/** A salon of two, each with an appointment of the same client; the first has a login. */
const opened = eachTest(
  async () => {
    const api = await startApi({ now: () => nine - 24 * hour })
    const { salon, service, staff, owner } = await addSalon(api.app)
    const [first, second] = staff
    const ids = { own: first?.id ?? '', other: second?.id ?? '' }
    const asClient = { cookie: await signIn(api, await addUser(api.app, { name: 'Layla', phone })) }
    const book = (staffId: string, startsAt: number) => {
      const request = { salonId: salon.id, serviceId: service.id, staffId, startsAt }
      return dataOf<Appointment>(api.request('POST', '/appointments', request, asClient))
    }
    const own = await book(ids.own, nine)
    await book(ids.other, nine + 2 * hour)
    const samer = await addStaffLogin(api.app, { salonId: salon.id, staffId: ids.own }, ['change_own'])
    return {
      api,
      salonId: salon.id,
      ids,
      own,
      asSamer: { cookie: await signIn(api, samer) },
      asOwner: { cookie: await signIn(api, owner) },
    }
  },
  ({ api }) => api.close(),
)

const makeKey = (scope = 'calendar') => {
  const { api, asSamer } = opened()
  return api.request('POST', '/keys', { name: 'Phone', scope }, asSamer)
}

/** Requests as a calendar program does: without the API key. */
const get = async (key: string) => opened().api.api.request(`/api/calendar/${key}.ics`)
const textOf = async (key: string) => (await get(key)).text()

const give = (...rights: StaffRight[]) =>
  opened()
    .api.app.db.updateTable('staff_logins')
    .set({ rights: rights.join(' ') })
    .execute()

test('a staff member’s calendar has the own appointments with whoever comes, also for those who see all', async () => {
  const { key } = await dataOf<FreshAccessKey>(makeKey())
  const { own } = opened()
  const event = { uid: `${own._id}@kursi`, summary: 'Haircut – Layla', startsAt: nine }
  expect(readCalendar(await textOf(key)).events).toMatchObject([event])
  await give('see_all', 'change_own')
  expect(readCalendar(await textOf(key)).events).toMatchObject([event])
})

test('phones and prices are in it by the rights of the moment', async () => {
  const { key } = await dataOf<FreshAccessKey>(makeKey())
  const shown = async () => {
    const text = await textOf(key)
    return { phone: text.includes(phone.slice(1)), price: /Price|20/.test(readEvent(text)) }
  }
  const readEvent = (text: string) =>
    readCalendar(text)
      .events.map(event => event.description)
      .join()
  expect(await shown()).toEqual({ phone: false, price: false })
  await give('see_phones', 'see_takings')
  expect(await shown()).toEqual({ phone: true, price: true })
  await give('see_takings')
  expect(await shown()).toEqual({ phone: false, price: true })
})

test('what goes to somebody else leaves it', async () => {
  const { key } = await dataOf<FreshAccessKey>(makeKey())
  const { api, own, ids, asOwner } = opened()
  const body = { startsAt: nine, staffId: ids.other }
  await dataOf(api.request('POST', `/appointments/${own._id}/reschedule`, body, asOwner))
  expect(readCalendar(await textOf(key)).events).toEqual([])
})

test('a renewed address replaces the old one', async () => {
  const { id, key } = await dataOf<FreshAccessKey>(makeKey())
  const { api, asSamer } = opened()
  const renewed = await dataOf<FreshAccessKey>(api.request('POST', `/keys/${id}/rotate`, {}, asSamer))
  expect(await refusalOf(get(key))).toMatchObject({ status: 404, code: 'link_dead' })
  expect((await get(renewed.key)).status).toBe(200)
})

test.each(['login', ''] as const)('it ends when the owner removes the staff member’s %s', async part => {
  const { key } = await dataOf<FreshAccessKey>(makeKey())
  const { api, salonId, ids, asOwner } = opened()
  const removed = `/salons/${salonId}/team/${ids.own}/${part}`.replace(/\/$/, '')
  expect((await api.request('DELETE', removed, undefined, asOwner)).status).toBe(200)
  expect(await refusalOf(get(key))).toMatchObject({ status: 404, code: 'link_dead' })
})

test('a staff member’s key opens the calendar alone', async () => {
  expect(await refusalOf(makeKey('salon'))).toMatchObject({ status: 400, fields: { scope: 'value_invalid' } })
  const { key } = await dataOf<FreshAccessKey>(makeKey())
  const { api, salonId } = opened()
  for (const path of [`/appointments/salon/${salonId}`, '/salons/mine', '/users/me']) {
    const answer = await api.api.request(`/api${path}`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(403)
  }
})
