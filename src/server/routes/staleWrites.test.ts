import type { Versioned } from '@/domain/edit'
import type { Salon } from '@/domain/salon'
import type { User } from '@/domain/user'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn, type TestSalon } from '@/testing/scenarios/builders'
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

const call = (method: string, path: string, body?: object, ifMatch?: string) =>
  api.request(method, path, body, {
    cookie,
    headers: { ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  })

const mySalon = () => dataOf<Salon>(call('GET', '/salons/mine'))

/** Two begin with the same version; the first saves; the second is refused, and told what the first has made of it. */
async function twoEdit<Values extends object>(
  path: string,
  etag: string | undefined,
  first: Values,
  second: Values,
) {
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  const save = (values: Values, ifMatch?: string) => call('PUT', path, values, ifMatch)
  await dataOf(save(first, etag))
  const refuse = async (values: Values, ifMatch: string | undefined) => {
    const { data, ...refused } = await refusalOf(save(values, ifMatch))
    expect(refused).toMatchObject({ status: 412, code: 'stale_write' })
    return data as Versioned<Values>
  }
  const present = await refuse(second, etag)
  expect(present).toMatchObject(first)
  // The first one's answer was lost: sent again, it is saved already.
  await dataOf(save(first, etag))
  // The second keeps their own, having seen the first one's.
  await dataOf(save(second, present.etag))
  expect(await refuse(first, present.etag)).toMatchObject(second)
  // Whoever does not say what they started from, or takes any, saves over it.
  await dataOf(save(first))
  await dataOf(save(second, '*'))
  const { etag: newest = '' } = await refuse(first, etag)
  await dataOf(save(first, `"another", ${newest}`))
}

test('a section', async () => {
  const [section] = (await mySalon()).sections
  await twoEdit(
    `/salons/${shop.salon.id}/sections/${shop.section.id}`,
    section?.etag,
    { name: 'Men', nameAr: null },
    { name: 'Cuts', nameAr: 'قص' },
  )
  const [after] = (await mySalon()).sections
  expect(after?.etag).not.toBe(section?.etag)
})

test('a service', async () => {
  const [section] = (await mySalon()).sections
  const { id, etag, ...seen } = section?.services[0] ?? { id: '' }
  await twoEdit(
    `/salons/${shop.salon.id}/services/${id}`,
    etag,
    { ...seen, cost: 25 },
    { ...seen, name: 'Haircut', time: 45 },
  )
})

test('an account, by the call of the specification', async () => {
  const { uid, etag, name, country, city, phone, address } = await dataOf<User>(call('GET', '/users/me'))
  const seen = { name, country, city, phone, address }
  await twoEdit(
    `/users/edit-user/${uid}`,
    etag,
    { ...seen, name: 'One' },
    { ...seen, address: 'Main Street' },
  )
})
