import type { Salon } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { addSalon, signIn, type TestSalon } from '@/testing/scenarios/builders'
import { holdPlan } from '@/testing/scenarios/holdPlan'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let api: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  api = await startApi()
  scenario = await addSalon(api.app)
  cookie = await signIn(api, scenario.owner)
})
afterEach(() => api.close())

const order = (staffIds?: string[]) =>
  api.request('PUT', `/salons/${scenario.salon.id}/team/order`, { staffIds }, { cookie })

/** Whom clients can book, as the public page lists them. */
const bookable = async () => {
  const { staff } = await dataOf<Salon>(api.request('GET', `/salons/${scenario.salon.id}`))
  return staff.map(({ name }) => name)
}

const ids = () => scenario.staff.map(({ id }) => id)

test('the team stands in the order that was sent; an old list moves nobody', async () => {
  const [first = '', second = ''] = ids()
  await dataOf(order([second, first]))
  expect(await bookable()).toEqual(['Second chair', 'First chair'])
  for (const staffIds of [[first], [first, first], [first, 'elsewhere'], [first, second, 'elsewhere']]) {
    expect(await refusalOf(order(staffIds))).toMatchObject({ status: 409, code: 'conflict' })
  }
  expect(await refusalOf(order())).toMatchObject({ status: 400 })
  expect(await bookable()).toEqual(['Second chair', 'First chair'])
})

test('whoever left is not part of the order', async () => {
  const [first = '', second = ''] = ids()
  await dataOf(api.request('DELETE', `/salons/${scenario.salon.id}/team/${first}`, undefined, { cookie }))
  expect(await refusalOf(order([second, first]))).toMatchObject({ status: 409 })
  await dataOf(order([second]))
})

test('once the team plan has ended the owner chooses by the order who can be booked', async () => {
  const [first = '', second = ''] = ids()
  const at = api.app.now()
  await holdPlan(api.app, scenario.owner, { size: 'team', startsAt: at - 2000, endsAt: at - 1000 })
  expect(await bookable()).toEqual(['First chair'])
  await dataOf(order([second, first]))
  expect(await bookable()).toEqual(['Second chair'])
})
