import { randomUUID } from 'node:crypto'
import type { AppointmentsAnswer } from '@/domain/appointment'
import type { Overview } from '@/domain/overview'
import type { ReviewPage } from '@/domain/review'
import type { SalonPage, SlotList } from '@/domain/salon'
import { addDays } from '@/domain/weekday'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import {
  addSalon,
  addUser,
  newAccount,
  signIn,
  verifyEmail,
  type TestSalon,
} from '@/testing/scenarios/builders'
import { bookTomorrow, tomorrow } from '@/testing/scenarios/bookTomorrow'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { startPostgres, type TestPostgres } from '@/testing/doubles/startPostgres'
import type { Log } from '../../kernel/log'
import { findUserByEmail } from '../users'

let postgres: TestPostgres
let api: TestApi
let salonData: TestSalon
const ann = { email: 'ann@example.test', phone: '+970599000111', password: 'Kursi2026' }

const start = (log?: Log) => startApi({ config: { databaseUrl: postgres.url }, ...(log && { log }) })
const get = async <Data>(path: string, cookie?: string) =>
  dataOf<Data>(api.request('GET', path, undefined, { ...(cookie && { cookie }) }))

beforeAll(async () => {
  postgres = await startPostgres()
  api = await start()
  salonData = await addSalon(api.app, { name: 'Corner', rating_sum: 9, rating_count: 2 })
}, 120_000)
afterAll(async () => {
  await api.close()
  await postgres.stop()
})

test('a new account signs in', async () => {
  const proof = { cookie: await verifyEmail(api, ann.email) }
  await dataOf(api.request('POST', '/users/add', newAccount(ann), proof))
  expect(await signIn(api, ann)).toContain('=')
  const again = api.request('POST', '/users/add', newAccount({ ...ann, email: 'ben@example.test' }))
  expect(await refusalOf(again)).toMatchObject({ code: 'user_exists' })
})

test('a search filters, sorts and measures distances', async () => {
  await addSalon(api.app, { name: 'Cheap', from_amount: 5 })
  await addSalon(api.app, { name: 'Near', latitude: 31.9, longitude: 35.2 })
  const names = async (query: string) =>
    (await get<SalonPage>(`/salons?${query}`)).salons.map(({ name }) => name)
  expect(await names('text=CORNER')).toEqual(['Corner'])
  expect((await names('city=Hebron&sort=price'))[0]).toBe('Cheap')
  expect((await names('sort=rating'))[0]).toBe('Corner')
  expect((await names('latitude=31.9&longitude=35.21&sort=distance'))[0]).toBe('Near')
})

test('of two who want one time at once one gets it, and hears so again for the same key', async () => {
  const ben = await addUser(api.app)
  const slots = `serviceId=${salonData.service.id}&date=${tomorrow}`
  const [slot] = (await get<SlotList>(`/salons/${salonData.salon.id}/slots?${slots}`)).slots
  const [staffMember] = salonData.staff
  const body = {
    salonId: salonData.salon.id,
    serviceId: salonData.service.id,
    staffId: staffMember?.id,
    startsAt: slot?.startsAt,
  }
  const bookTwice = async (cookie: string) => {
    const key = randomUUID()
    return [1, 2].map(() => api.request('POST', '/appointments', body, { cookie, key }))
  }
  const cookies = await Promise.all([ann, ben].map(client => signIn(api, client)))
  const calls = (await Promise.all(cookies.map(bookTwice))).flat()
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 409, 409])
  expect(await api.app.db.selectFrom('claimed_units').selectAll().execute()).toHaveLength(12)
})

test('takings are what was paid', async () => {
  const { _id } = await bookTomorrow(api, salonData, ann, { time: '11:00 AM', staffMember: 0 })
  const cookie = await signIn(api, salonData.owner)
  await dataOf(api.request('POST', `/appointments/${_id}/paid`, {}, { cookie }))
  const dates = `from=${addDays(tomorrow, -1)}&to=${tomorrow}`
  const { takings, hours } = await get<Overview>(`/salons/${salonData.salon.id}/overview?${dates}`, cookie)
  expect(takings).toEqual([{ currency: 'USD', paid: 20, unpaid: 0, expected: 20 }])
  expect(hours).toEqual([
    { hour: 9, appointments: 1 },
    { hour: 11, appointments: 1 },
  ])
})

test('pages go on where the last ended', async () => {
  const reviews = Array.from({ length: 25 }, (_, number) => ({
    id: `review-${number}`,
    salon_id: salonData.salon.id,
    stars: 5,
    text: '',
    created_at: Math.floor(number / 3),
  }))
  await api.app.db.insertInto('reviews').values(reviews).execute()
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: ReviewPage = await get(`/salons/${salonData.salon.id}/reviews?cursor=${next}`)
    seen.push(...page.reviews.map(({ id }) => id))
    next = page.next
  }
  expect(seen.length).toBe(25)
  expect(new Set(seen).size).toBe(25)
})

test('a broken connection is put down and replaced, at rest and within a transaction', async () => {
  let lost: () => void = () => undefined
  const told = () => new Promise<void>(resolve => (lost = resolve))
  const other = await start({
    info: () => undefined,
    error: event => {
      if (event === 'database_connection_lost') lost()
    },
  })
  const { db } = other.app
  for (const breakOff of [
    () => postgres.endConnections(),
    () => db.transaction().execute(() => postgres.endConnections()),
  ]) {
    await db.selectFrom('users').select('id').execute()
    await Promise.all([told(), breakOff().catch(() => undefined)])
    expect((await other.request('GET', '/health')).status).toBe(200)
  }
  await other.close()
})

test('a restart finds what was written, and an account that ends takes its appointments off the staff members', async () => {
  await api.close()
  api = await start()
  const cookie = await signIn(api, ann)
  const user = await findUserByEmail(api.app.db, ann.email)
  const { data: appointments } = await get<AppointmentsAnswer>(
    `/appointments/customer/id/${user?.id}`,
    cookie,
  )
  expect(appointments.map(({ startTime }) => startTime)).toContain('11:00 AM')
  expect((await api.request('DELETE', '/users/deleteUserByPhoneEmail', ann)).status).toBe(200)
  const claims = await api.app.db.selectFrom('claimed_units').select('appointment_id').execute()
  expect(claims.map(({ appointment_id }) => appointment_id)).not.toContain(appointments[0]?._id)
})
