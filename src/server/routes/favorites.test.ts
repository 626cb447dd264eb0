import type { Favorite } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let now: number
let api: TestApi
let ann: TestUser
let cookie: string

beforeEach(async () => {
  now = Date.parse('2027-02-01T08:00:00Z')
  api = await startApi({ now: () => (now += 1) })
  ann = await addUser(api.app)
  cookie = await signIn(api, ann)
})
afterEach(() => api.close())

const call = (method: string, path: string) =>
  api.request(method, `/favorites/${ann.uid}${path}`, undefined, { cookie })

test('no favourites is 404, in the words of the specification', async () => {
  expect(await refusalOf(call('GET', ''))).toMatchObject({
    status: 404,
    success: false,
    message: 'No favorite barbers found',
  })
})

test('the favourite chosen last comes first, each salon once', async () => {
  const older = await addSalon(api.app)
  const newer = await addSalon(api.app, { name_ar: 'صالون', photo_url: '/photos/salon.webp' })
  for (const { salon } of [older, newer, older]) await dataOf(call('PUT', `/${salon.id}`))
  expect(await dataOf<Favorite[]>(call('GET', ''))).toEqual([
    {
      id: newer.salon.id,
      salonId: newer.salon.id,
      name: newer.salon.name,
      nameAr: 'صالون',
      location: 'Hebron',
      country: 'Palestine',
      photoUrl: '/photos/salon.webp',
    },
    expect.objectContaining({ salonId: older.salon.id }),
  ])
})

test('what is removed is gone, and removing it again is no fault', async () => {
  const { salon } = await addSalon(api.app)
  await dataOf(call('PUT', `/${salon.id}`))
  expect(await dataOf(call('DELETE', `/${salon.id}`))).toEqual({ salonId: salon.id, isFavorite: false })
  expect((await call('DELETE', `/${salon.id}`)).status).toBe(200)
  expect((await call('GET', '')).status).toBe(404)
})

test('a salon that is not there is no favourite', async () => {
  expect((await call('PUT', '/nowhere')).status).toBe(404)
})
