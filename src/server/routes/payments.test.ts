import type { Payment } from '@/domain/payment'
import { dataOf } from '@/testing/kit/answers'
import { addUser, signIn } from '@/testing/scenarios/builders'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi

beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.close())

test('payments are a person’s own, the latest first, each in its own currency', async () => {
  const [ann, ben] = [await addUser(api.app), await addUser(api.app)]
  const payment = (id: string, clientId: string, currency: string, day: string) => ({
    id,
    client_id: clientId,
    salon_id: null,
    salon_name: 'Salon',
    salon_name_ar: null,
    amount: 10,
    currency,
    time_zone: 'Asia/Hebron',
    created_at: Date.parse(`2027-01-${day}T22:30:00Z`),
  })
  await api.app.db
    .insertInto('payments')
    .values([
      payment('first', ann.uid, 'USD', '04'),
      payment('second', ann.uid, 'GBP', '06'),
      payment('third', ann.uid, 'EUR', '05'),
      payment('other', ben.uid, 'USD', '07'),
    ])
    .execute()
  const cookie = await signIn(api, ann)
  const payments = await dataOf<Payment[]>(
    api.request('GET', `/payments/customer/${ann.uid}`, undefined, { cookie }),
  )
  expect(payments.map(({ _id, currency }) => [_id, currency])).toEqual([
    ['second', 'GBP'],
    ['third', 'EUR'],
    ['first', 'USD'],
  ])
  expect(payments[0]).toEqual({
    _id: 'second',
    salonName: 'Salon',
    salonNameAr: null,
    amount: 10,
    currency: 'GBP',
    createdAt: '2027-01-06T22:30:00.000Z',
    timeZone: 'Asia/Hebron',
  })
})

test('nobody has paid anything at first', async () => {
  const ann = await addUser(api.app)
  const cookie = await signIn(api, ann)
  expect(await dataOf(api.request('GET', `/payments/customer/${ann.uid}`, undefined, { cookie }))).toEqual([])
})
