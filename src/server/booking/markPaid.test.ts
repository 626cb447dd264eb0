import type { Appointment } from '@/domain/appointment'
import type { Payment } from '@/domain/payment'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const nineOClock = Date.parse('2027-02-02T07:00:00Z')
const hour = 60 * 60 * 1000

let now: number
let api: TestApi
let scenario: TestSalon
let ann: TestUser
let annsCookie: string
let cookie: string

beforeEach(async () => {
  now = nineOClock - 24 * hour
  api = await startApi({ now: () => now })
  scenario = await addSalon(api.app, { name: 'Blue Door', name_ar: 'الباب الأزرق' })
  ann = await addUser(api.app)
  annsCookie = await signIn(api, ann)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const book = ({ salon, service } = scenario) =>
  dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments',
      { salonId: salon.id, serviceId: service.id, startsAt: nineOClock },
      { cookie: annsCookie, key: 'book' },
    ),
  )

const act = (id: string, verb: string, by = cookie) =>
  api.request('POST', `/appointments/${id}/${verb}`, {}, { cookie: by })

const annsPayments = () =>
  dataOf<Payment[]>(api.request('GET', `/payments/customer/${ann.uid}`, undefined, { cookie: annsCookie }))

const entries = async () => {
  const rows = await api.app.db
    .selectFrom('ledger')
    .select('amount')
    .where('account', '=', 'salon')
    .orderBy('at')
    .orderBy('entry_id')
    .execute()
  return rows.map(({ amount }) => amount)
}

const payments = () => api.app.db.selectFrom('payments').selectAll().execute()

test('of ten words at once one makes the payment, which the client finds in their list', async () => {
  const { _id } = await book()
  now = nineOClock + hour
  const answers = await Promise.all(Array.from({ length: 10 }, () => dataOf<Appointment>(act(_id, 'paid'))))
  expect(new Set(answers.map(({ paidAt }) => paidAt))).toEqual(new Set([now]))
  expect(await annsPayments()).toEqual([
    {
      _id: expect.any(String) as string,
      salonId: scenario.salon.id,
      salonName: 'Blue Door',
      salonNameAr: 'الباب الأزرق',
      amount: 20,
      currency: 'USD',
      createdAt: new Date(now).toISOString(),
      timeZone: 'Asia/Hebron',
      way: 'salon',
      appointment: { name: 'Haircut', nameAr: null, startsAt: new Date(nineOClock).toISOString() },
    },
  ])
})

test('said again later it answers the same, and being done leaves it paid', async () => {
  const { _id } = await book()
  now = nineOClock + hour
  const first = await dataOf<Appointment>(act(_id, 'paid'))
  now += hour
  expect(await dataOf(act(_id, 'paid'))).toEqual(first)
  expect(await dataOf(act(_id, 'done'))).toMatchObject({ status: 'done', paidAt: first.paidAt })
  expect(await payments()).toHaveLength(1)
})

test('an appointment that is done can be paid', async () => {
  const { _id, paidAt } = await book()
  expect(paidAt).toBeUndefined()
  now = nineOClock + hour
  await dataOf(act(_id, 'done'))
  expect(await dataOf(act(_id, 'paid'))).toMatchObject({ status: 'done', paidAt: now })
})

test('is the owner’s to say', async () => {
  const { _id } = await book()
  const stranger = await signIn(api, (await addSalon(api.app)).owner)
  expect((await act(_id, 'paid', '')).status).toBe(401)
  expect((await act(_id, 'paid', annsCookie)).status).toBe(404)
  expect((await act(_id, 'paid', stranger)).status).toBe(404)
  expect((await act('no-such-appointment', 'paid')).status).toBe(404)
  expect(await payments()).toEqual([])
})

test.each(['cancel', 'no-show'])('after %s there is nothing to pay', async verb => {
  const { _id } = await book()
  if (verb === 'no-show') now = nineOClock
  await dataOf(act(_id, verb))
  expect(await refusalOf(act(_id, 'paid'))).toMatchObject({ status: 409, code: 'not_movable' })
  expect(await payments()).toEqual([])
})

test('a declined one has nothing to pay', async () => {
  const asking = await addSalon(api.app, { confirms_at_once: 0 })
  const { _id } = await book(asking)
  const owner = await signIn(api, asking.owner)
  await dataOf(act(_id, 'decline', owner))
  expect(await refusalOf(act(_id, 'paid', owner))).toMatchObject({ status: 409, code: 'not_movable' })
})

test('a free service is never paid', async () => {
  const gift = await addSalon(api.app, { service: { cost: 0 } })
  const { _id } = await book(gift)
  const owner = await signIn(api, gift.owner)
  expect(await refusalOf(act(_id, 'paid', owner))).toMatchObject({ status: 409, code: 'not_movable' })
  expect(await payments()).toEqual([])
})

test('who walked in is marked paid without a payment of anybody', async () => {
  const { _id } = await dataOf<Appointment>(
    api.request(
      'POST',
      '/appointments/walk-in',
      {
        salonId: scenario.salon.id,
        serviceId: scenario.service.id,
        staffId: scenario.staff[0]?.id,
        startsAt: nineOClock,
        name: 'Sami',
        phone: '',
      },
      { cookie, key: 'seat' },
    ),
  )
  expect(await dataOf(act(_id, 'paid'))).toMatchObject({ isWalkIn: true, paidAt: now })
  expect(await payments()).toEqual([])
})

describe('taking it back', () => {
  test('the payment is gone from the client’s list, and the books hold nothing, however often it is said', async () => {
    const { _id } = await book()
    now = nineOClock + hour
    await dataOf(act(_id, 'paid'))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => dataOf<Appointment>(act(_id, 'paid/take-back'))),
    )
    expect(answers.map(({ paidAt }) => paidAt)).toEqual(Array.from({ length: 5 }, () => undefined))
    expect(await annsPayments()).toEqual([])
    expect(await entries()).toEqual([20, -20])
  })

  test('it can be paid again, which is another payment', async () => {
    const { _id } = await book()
    now = nineOClock + hour
    for (const verb of ['paid', 'paid/take-back', 'paid']) await dataOf(act(_id, verb))
    expect(await annsPayments()).toHaveLength(1)
    expect(await entries()).toEqual([20, -20, 20])
  })

  test('is the owner’s to say', async () => {
    const { _id } = await book()
    await dataOf(act(_id, 'paid'))
    const stranger = await signIn(api, (await addSalon(api.app)).owner)
    for (const by of [annsCookie, stranger]) expect((await act(_id, 'paid/take-back', by)).status).toBe(404)
    expect(await entries()).toEqual([20])
  })
})

test.each([
  ['cancel', 'client'],
  ['cancel', 'owner'],
  ['decline', 'owner'],
  ['no-show', 'owner'],
])(
  'what is paid at the salon is not ended by %s of the %s until the owner takes that back',
  async (verb, who) => {
    const asking = await addSalon(api.app, { confirms_at_once: verb === 'decline' ? 0 : 1 })
    const { _id } = await book(asking)
    const owner = await signIn(api, asking.owner)
    if (verb === 'no-show') now = nineOClock
    await dataOf(act(_id, 'paid', owner))
    const by = who === 'client' ? annsCookie : owner
    expect(await refusalOf(act(_id, verb, by))).toMatchObject({ status: 409, code: 'paid_at_salon' })
    expect(await entries()).toEqual([20])
    await dataOf(act(_id, 'paid/take-back', owner))
    await dataOf(act(_id, verb, by))
  },
)
