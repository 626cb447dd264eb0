import { usualWindow } from '@/domain/bookingWindowPolicy'
import { horizonPolicy } from '@/domain/horizonPolicy'
import { addDays } from '@/domain/weekday'
import { instantOf } from '@/domain/zonedTime'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { bookingScenarioEachTest, nineOClock } from '@/testing/scenarios/bookingScenario'
import { signIn } from '@/testing/scenarios/builders'

const scenario = bookingScenarioEachTest()
const today = '2027-02-01'

const horizons = { ...horizonPolicy, client: usualWindow.horizonDays }
const lastDayOf = (what: keyof typeof horizons) => addDays(today, horizons[what] - 1)
const tenOn = (date: string) => instantOf(date, 10 * 60, 'Asia/Hebron')

async function asClient(method: string, path: string, body: object) {
  const { api, annsCookie } = scenario()
  return api.request(method, path, body, { cookie: annsCookie })
}

async function asOwner(method: string, path: string, body: object) {
  const { api, salonData } = scenario()
  return api.request(method, path, body, { cookie: await signIn(api, salonData.owner) })
}

const bookedId = async () => (await dataOf<{ _id: string }>(scenario().book({ startsAt: nineOClock })))._id

const doors: [string, keyof typeof horizons, string, (date: string) => Promise<Response>][] = [
  ['a client books', 'client', 'startsAt', date => scenario().book({ startsAt: tenOn(date) })],
  [
    'a client moves',
    'client',
    'startsAt',
    async date => asClient('POST', `/appointments/${await bookedId()}/reschedule`, { startsAt: tenOn(date) }),
  ],
  [
    'the salon moves',
    'salon',
    'startsAt',
    async date => asOwner('POST', `/appointments/${await bookedId()}/reschedule`, { startsAt: tenOn(date) }),
  ],
  [
    'the salon seats a walk-in',
    'salon',
    'startsAt',
    date => asOwner('POST', '/appointments/walk-in', { ...scenario().usual, startsAt: tenOn(date), ...sami }),
  ],
  [
    'the salon closes',
    'dayOff',
    'date',
    date => asOwner('POST', `/salons/${scenario().usual.salonId}/days-off`, { date }),
  ],
]
const sami = { name: 'Sami', phone: '', staffId: null }

test.each(doors)('%s on the last day that may be, not the day after and not in 2099', async (...door) => {
  const [, what, field, send] = door
  for (const date of [addDays(lastDayOf(what), 1), '2099-06-01']) {
    expect(await refusalOf(send(date))).toMatchObject({
      status: 400,
      code: 'bad_input',
      fields: { [field]: 'date_too_far' },
    })
    await scenario().api.app.db.deleteFrom('appointments').execute()
    await scenario().api.app.db.deleteFrom('claimed_units').execute()
  }
  expect((await send(lastDayOf(what))).status).toBe(200)
})

test('nobody waits for a day that cannot be booked yet', async () => {
  const { salonId, serviceId } = scenario().usual
  const date = addDays(lastDayOf('client'), 1)
  expect(await refusalOf(asClient('POST', '/waitlist', { salonId, serviceId, date }))).toMatchObject({
    status: 400,
    fields: { date: 'date_too_far' },
  })
})

test('a day off lies not in the past', async () => {
  const path = `/salons/${scenario().usual.salonId}/days-off`
  expect(await refusalOf(asOwner('POST', path, { date: addDays(today, -1) }))).toMatchObject({
    status: 400,
    fields: { date: 'date_past' },
  })
})

test('a day that cannot be booked yet says so and has no slots', async () => {
  const { api, usual } = scenario()
  const slots = (date: string) =>
    dataOf(api.request('GET', `/salons/${usual.salonId}/slots?serviceId=${usual.serviceId}&date=${date}`))
  expect(await slots(lastDayOf('client'))).toMatchObject({ empty: null })
  expect(await slots('2099-06-01')).toMatchObject({ slots: [], empty: 'too_far' })
})

test('whom the salon moved beyond the horizon may still move within that day', async () => {
  const _id = await bookedId()
  const far = addDays(lastDayOf('client'), 30)
  await dataOf(asOwner('POST', `/appointments/${_id}/reschedule`, { startsAt: tenOn(far) }))
  const earlier = instantOf(far, 9 * 60, 'Asia/Hebron')
  await dataOf(asClient('POST', `/appointments/${_id}/reschedule`, { startsAt: earlier }))
})
