import type { Salon } from '@/domain/salon'
import { dataOf } from '@/testing/kit/answers'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { hasClosed } from '../db/closedSalons'
import { deleteAccount } from '../db/deleteAccount'
import { renewSlug } from '../db/salonSlugs'

let api: TestApi
let noor: TestSalon

const add = async (name: string): Promise<TestSalon> => {
  const scenario = await addSalon(api.app, { name })
  await renewSlug(api.app.db, scenario.salon.id)
  return scenario
}

beforeEach(async () => {
  api = await startApi()
  noor = await add('Noor')
})
afterEach(() => api.close())

const at = (address: string) => api.request('GET', `/salons/${encodeURIComponent(address)}`)
const slugAt = async (address: string) => (await dataOf<Salon>(at(address))).slug

async function rename({ salon, owner }: TestSalon, name: string) {
  const cookie = await signIn(api, owner)
  const { address, phone, time_zone } = salon
  const profile = {
    name,
    nameAr: null,
    address,
    phone,
    timeZone: time_zone,
    cancelNoticeMinutes: 0,
    confirmsAtOnce: true,
  }
  const answer = await api.request('PUT', `/salons/${salon.id}`, profile, { cookie })
  expect(answer.status).toBe(200)
}

test('a salon is found by its id, its slug in any case, and each earlier one', async () => {
  await rename(noor, 'صالون نور')
  for (const address of [noor.salon.id, 'noor', 'Noor', 'صالون-نور'])
    expect(await slugAt(address)).toBe('صالون-نور')
  await rename(noor, 'Noor')
  expect(await slugAt('صالون-نور')).toBe('noor')
})

test('a name that another salon has, or had, makes a slug of one’s own, which a new description keeps', async () => {
  await rename(noor, 'Light')
  const second = await add('Noor')
  expect(await slugAt(second.salon.id)).toBe('noor-hebron')
  await rename(second, 'Noor')
  expect(await slugAt(second.salon.id)).toBe('noor-hebron')
  expect(await slugAt('noor')).toBe('light')
  expect(await slugAt((await add('Noor')).salon.id)).toMatch(/^noor-[\da-f]{8}$/)
})

test('an address that never was, and one of a salon that closed, lead nowhere; the latter is known', async () => {
  expect((await at('nobody')).status).toBe(404)
  const { db, secret } = api.app
  const { uid: id, email, phone } = noor.owner
  await db
    .transaction()
    .execute(transaction =>
      deleteAccount(transaction, secret, { id, email, phone, role: 'barber' }, Date.now()),
    )
  for (const address of ['noor', noor.salon.id]) expect((await at(address)).status).toBe(404)
  expect(await hasClosed(db, secret, 'Noor')).toBe(true)
  expect(await hasClosed(db, secret, 'nobody')).toBe(false)
})
