import type { Salon } from '@/domain/salon'
import type { SalonRow } from '@/server/db/schema/salons'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

/** A Friday, 10:00 AM in Hebron. */
const now = Date.parse('2027-02-05T08:00:00Z')

let api: TestApi
beforeEach(async () => {
  api = await startApi({ now: () => now })
})
afterEach(() => api.close())

const add = (name: string, more: Partial<SalonRow> = {}) => addSalon(api.app, { name, ...more })

test('a salon’s page has all it shows', async () => {
  const { salon, section, service, staff } = await add('Whole', { name_ar: 'كامل' })
  await api.app.db
    .insertInto('staff_services')
    .values({ staff_id: String(staff[0]?.id), service_id: service.id })
    .execute()
  await api.app.db
    .insertInto('days_off')
    .values([
      { id: 'past', salon_id: salon.id, date: '2027-02-04', reason: '' },
      { id: 'today', salon_id: salon.id, date: '2027-02-05', reason: 'Stocktaking' },
    ])
    .execute()
  const page = await dataOf<Salon>(
    api.request('GET', `/salons/${salon.id}?latitude=31.5326&longitude=35.0998`),
  )
  expect(page).toMatchObject({
    id: salon.id,
    name: 'Whole',
    nameAr: 'كامل',
    phone: salon.phone,
    timeZone: 'Asia/Hebron',
    distanceKm: 0,
    openNow: false,
    daysOff: [{ id: 'today', date: '2027-02-05', reason: 'Stocktaking' }],
  })
  expect(page.sections).toEqual([
    expect.objectContaining({
      id: section.id,
      services: [
        {
          id: service.id,
          sectionId: section.id,
          name: 'Haircut',
          nameAr: null,
          cost: 20,
          currency: 'USD',
          time: 60,
        },
      ],
    }),
  ])
  expect(page.sections[0]?.week.Friday).toEqual({
    isClosed: false,
    startHour: '9:00 AM',
    endHour: '6:00 PM',
    breaks: [],
  })
  expect(page.staff.map(({ name, serviceIds }) => [name, serviceIds])).toEqual([
    ['First chair', [service.id]],
    ['Second chair', []],
  ])
})

test('a salon that is not there is 404', async () => {
  expect(await refusalOf(api.request('GET', '/salons/nowhere'))).toMatchObject({
    status: 404,
    code: 'not_found',
  })
})

test('an owner finds their own salon, a client and a visitor none', async () => {
  const { owner, salon } = await add('Mine')
  await add('Not mine')
  const mine = async (cookie?: string) =>
    api.request('GET', '/salons/mine', undefined, cookie ? { cookie } : {})
  expect(await dataOf<Salon>(mine(await signIn(api, owner)))).toMatchObject({ id: salon.id, name: 'Mine' })
  expect((await mine()).status).toBe(401)
  expect((await mine(await signIn(api, await addUser(api.app)))).status).toBe(403)
  expect((await mine(await signIn(api, await addUser(api.app, { role: 'barber' })))).status).toBe(404)
})
