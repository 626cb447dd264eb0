import type { Appointment } from '@/domain/appointment'
import { requestOf, type SalonProfile } from '@/domain/profile'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let shop: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  shop = await addSalon(api.services, { confirms_at_once: 0 })
  cookie = await signIn(api, shop.owner)
})
afterEach(() => api.close())

const put = (path: string, body: object) =>
  api.request('PUT', `/salons/${shop.salon.id}${path}`, body, { cookie })

const post = (path: string, body: object, by = cookie) =>
  api.request('POST', `/appointments${path}`, body, { cookie: by })

/** Two begin with what they see; the first saves; the second is refused, and told what the first has made of it. */
async function twoEdit(path: string, seen: object, first: object, second: object) {
  await dataOf(put(path, { ...first, base: seen }))
  const refused = { status: 409, code: 'changed_meanwhile', data: { present: first } }
  expect(await refusalOf(put(path, { ...second, base: seen }))).toMatchObject(refused)
  // The first one's answer was lost: sent again, it is saved already.
  await dataOf(put(path, { ...first, base: seen }))
  // The second keeps their own, having seen the first one's.
  await dataOf(put(path, { ...second, base: first }))
  expect(await refusalOf(put(path, { ...first, base: seen }))).toMatchObject({ data: { present: second } })
}

test('the hours of a day, also when only what they would strand is asked for', async () => {
  const open = (startHour: string, endHour: string, pause: object[] = []) => ({
    day: 'Monday',
    isClosed: false,
    startHour,
    endHour,
    breaks: pause,
  })
  const path = `/sections/${shop.section.id}/schedule`
  const seen = open('9:00 AM', '6:00 PM')
  await dataOf(put(path, seen))
  const lunch = [{ startHour: '1:00 PM', endHour: '2:00 PM' }]
  const closed = { day: 'Monday', isClosed: true, startHour: null, endHour: null, breaks: [] }
  await twoEdit(path, seen, open('10:00 AM', '12:00 AM', lunch), closed)
  expect(await refusalOf(put(`${path}?preview=1`, { ...seen, base: seen }))).toMatchObject({
    code: 'changed_meanwhile',
    data: { present: closed },
  })
})

test("the profile's data", async () => {
  const profile = await dataOf<SalonProfile>(
    api.request('GET', `/salons/${shop.salon.id}/profile`, undefined, { cookie }),
  )
  const seen = { ...requestOf(profile), phone: '+970599123456' }
  await dataOf(put('', seen))
  await twoEdit('', seen, { ...seen, name: 'First', nameAr: 'الأول' }, { ...seen, cancelNoticeMinutes: 60 })
})

test('where an appointment is, when it is moved or confirmed', async () => {
  const client = await signIn(api, await addUser(api.services))
  const startsAt = Date.parse('2027-02-02T07:00:00Z')
  const booking = {
    salonId: shop.salon.id,
    serviceId: shop.service.id,
    chairId: shop.chairs[0]?.id,
    startsAt,
  }
  const { _id, chairId } = await dataOf<Appointment>(post('', booking, client))
  const base = { startsAt, chairId }
  const noon = Date.parse('2027-02-02T10:00:00Z')
  await dataOf(post(`/${_id}/move`, { startsAt: noon, base }))
  const refused = { status: 409, code: 'changed_meanwhile', data: { present: { startsAt: noon, chairId } } }
  expect(await refusalOf(post(`/${_id}/move`, { startsAt: noon + 3_600_000, base }))).toMatchObject(refused)
  expect(await refusalOf(post(`/${_id}/confirm`, { base }))).toMatchObject(refused)
  await dataOf(post(`/${_id}/confirm`, { base: { startsAt: noon, chairId } }))
})

test('who does not say what they started from saves over it', async () => {
  await dataOf(put(`/sections/${shop.section.id}`, { name: 'One' }))
  expect(await dataOf(put(`/sections/${shop.section.id}`, { name: 'Two' }))).toMatchObject({ name: 'Two' })
})
