import { randomUUID } from 'node:crypto'
import { maxAccessKeys } from '@/domain/accessKey'
import { favoritePolicy } from '@/domain/favoritePolicy'
import { limitPolicy } from '@/domain/limitPolicy'
import { addDays } from '@/domain/weekday'
import { addSalon, addUser, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let asOwner: string

beforeEach(async () => {
  api = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  scenario = await addSalon(api.app)
  asOwner = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const times = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index))
const send = (method: string, path: string, body: object) =>
  api.request(method, path, body, { cookie: asOwner })
const ofSalon = (rest: string) => `/salons/${scenario.salon.id}/${rest}`

interface Limited {
  /** Adds what leaves room for one more. */
  fill: () => Promise<unknown>
  addOne: (index: number) => Promise<Response>
}

const limited: Record<string, Limited> = {
  sections: {
    fill: () =>
      api.app.db
        .insertInto('sections')
        .values(
          times(limitPolicy.sectionsOfSalon - 2, position => ({
            id: randomUUID(),
            salon_id: scenario.salon.id,
            name: 'Hair',
            name_ar: null,
            position,
          })),
        )
        .execute(),
    addOne: () => send('POST', ofSalon('sections'), { name: 'One more' }),
  },
  services: {
    fill: () =>
      api.app.db
        .insertInto('services')
        .values(times(limitPolicy.servicesOfSalon - 2, () => ({ ...scenario.service, id: randomUUID() })))
        .execute(),
    addOne: () =>
      send('POST', ofSalon('services'), {
        sectionId: scenario.section.id,
        name: 'One more',
        cost: 10,
        currency: 'USD',
        time: 30,
      }),
  },
  'days off': {
    fill: () =>
      api.app.db
        .insertInto('days_off')
        .values(
          times(limitPolicy.daysOffOfSalon - 1, index => ({
            id: randomUUID(),
            salon_id: scenario.salon.id,
            date: addDays('2027-03-01', index),
            reason: '',
          })),
        )
        .execute(),
    addOne: index => send('POST', ofSalon('days-off'), { date: addDays('2028-09-01', index) }),
  },
  'other hours': {
    fill: () =>
      api.app.db
        .insertInto('seasons')
        .values(
          times(limitPolicy.seasonsOfSalon - 1, index => {
            const date = addDays('2027-03-01', index)
            const name = { name: 'Holiday', name_ar: null }
            return { id: randomUUID(), salon_id: scenario.salon.id, ...name, starts_on: date, ends_on: date }
          }),
        )
        .execute(),
    addOne: index => {
      const date = addDays('2028-01-01', index)
      const days = [{ day: 'Monday', isClosed: true }]
      return send('POST', ofSalon('seasons'), { name: 'One more', startsOn: date, endsOn: date, days })
    },
  },
  favorites: {
    fill: async () => {
      const { db } = api.app
      const salons = times(favoritePolicy.mostOfClient - 1, () => ({
        ...scenario.salon,
        id: randomUUID(),
        owner_id: null,
      }))
      await db.insertInto('salons').values(salons).execute()
      const kept = salons.map(({ id }) => ({ user_id: scenario.owner.uid, salon_id: id, created_at: 0 }))
      await db.insertInto('favorites').values(kept).execute()
    },
    addOne: async () => {
      const { salon } = await addSalon(api.app)
      return send('PUT', `/favorites/${scenario.owner.uid}/${salon.id}`, {})
    },
  },
  'access keys': {
    fill: () =>
      Promise.all(
        times(maxAccessKeys - 1, () => send('POST', '/keys', { name: 'Phone', scope: 'calendar' })),
      ),
    addOne: () => send('POST', '/keys', { name: 'One more', scope: 'calendar' }),
  },
}

test.each(Object.entries(limited))(
  '%s: of four at one moment only the last that has room',
  async (_of, one) => {
    await one.fill()
    const answers = await Promise.all(times(4, one.addOne))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ success: false, code: 'limit_reached' })
  },
)

test('a favorite that is kept already is no further one', async () => {
  await limited.favorites?.fill()
  const path = `/favorites/${scenario.owner.uid}/${scenario.salon.id}`
  expect((await send('PUT', path, {})).status).toBe(200)
  expect((await send('PUT', path, {})).status).toBe(200)
})

test('a day has ten breaks at most', async () => {
  const breaks = times(11, () => ({ startHour: '12:00 PM', endHour: '1:00 PM' }))
  const put = (some: object[]) =>
    send('PUT', ofSalon(`sections/${scenario.section.id}/schedule`), {
      day: 'Monday',
      startHour: '9:00 AM',
      endHour: '6:00 PM',
      breaks: some,
    })
  const refused = await put(breaks)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ fields: { breaks: 'breaks_too_many' } })
  expect((await put(breaks.slice(1))).status).toBe(200)
})

test('uploads at one moment are few, so that images cannot fill the memory', async () => {
  const owner = await addUser(api.app, { role: 'barber' })
  const { salon } = await addSalon(api.app, { owner })
  const asOther = await signIn(api, owner)
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const slowBody = () => {
    let begin: () => void = () => undefined
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const body = new ReadableStream(
      {
        pull: async reader => {
          begin()
          await released
          reader.enqueue(new TextEncoder().encode('no image'))
          reader.close()
        },
      },
      { highWaterMark: 0 },
    )
    return { body, begun }
  }
  const upload = async (salonId: string, cookie: string, body: BodyInit) =>
    api.api.request(`/api/salons/${salonId}/images`, {
      method: 'POST',
      body,
      headers: { 'x-api-key': api.app.config.apiKey, cookie },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  const most = limitPolicy.uploadsAtOnceOfOwner
  const bodies = times(most, slowBody)
  const underWay = bodies.map(({ body }) => upload(scenario.salon.id, asOwner, body))
  await Promise.all(bodies.map(({ begun }) => begun))
  const others = [upload(scenario.salon.id, asOwner, 'no image'), upload(salon.id, asOther, 'no image')]
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([429, 415])
  release()
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(times(most, () => 415))
  expect((await upload(scenario.salon.id, asOwner, 'no image')).status).toBe(415)
})
