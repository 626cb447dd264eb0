import type { Appointment } from '@/domain/appointment'
import type { Service } from '@/domain/salon'
import { dataOf, refusalOf } from '@/testing/kit/answers'
import { eachTest } from '@/testing/kit/eachTest'
import { startApi } from '@/testing/kit/startApi'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn } from '@/testing/scenarios/builders'

async function openScenario() {
  const server = await startApi()
  const shop = await addSalon(server.app)
  const cookie = await signIn(server, shop.owner)
  return { server, shop, cookie }
}

const scenario = eachTest(openScenario, ({ server }) => server.close())

const save = (changes: object) => {
  const { server, shop, cookie } = scenario()
  const body = {
    sectionId: shop.section.id,
    name: 'Haircut',
    nameAr: null,
    cost: '1.250',
    currency: 'JOD',
    time: 60,
    ...changes,
  }
  return server.request('PUT', `/salons/${shop.salon.id}/services/${shop.service.id}`, body, { cookie })
}

test.each([
  [{ cost: '1,250' }, 1250],
  [{ cost: '١٫٢٥' }, 1250],
  [{ cost: '20.5', currency: 'ILS' }, 2050],
  [{ cost: '20', currency: 'USD' }, 20],
])('the service %j is stored in the unit that is kept', async (changes, cost) => {
  expect(await dataOf<Service>(save(changes))).toMatchObject({ cost })
})

test.each([
  [{ cost: '1.2555' }, { cost: 'amount_too_fine-3' }],
  [{ cost: 'many' }, { cost: 'amount_invalid' }],
  [{ cost: '20.5', currency: 'USD' }, { cost: 'cost_invalid' }],
  [{ currency: 'ZZZ' }, { currency: 'currency_unknown' }],
])('the service %j is refused at its field', async (changes, fields) => {
  expect(await refusalOf(save(changes))).toMatchObject({ status: 400, fields })
})

test('a visit is booked, paid and exported in dinars', async () => {
  const { server, shop, cookie } = scenario()
  await dataOf(save({}))
  const client = await addUser(server.app)
  const { _id: id } = await bookTomorrow(server, shop, client)
  const seen = await dataOf<Appointment>(
    server.request('GET', `/appointments/${id}`, undefined, { cookie: await signIn(server, client) }),
  )
  expect(seen).toMatchObject({ servicePrice: 1250, currency: 'JOD' })
  await dataOf(server.request('POST', `/appointments/${id}/paid`, {}, { cookie, key: 'paid' }))
  const path = `/salons/${shop.salon.id}/exports/appointments.csv`
  const csv = await (await server.request('GET', path, undefined, { cookie })).text()
  expect(csv).toContain('1.25')
  expect(csv).toContain('JOD')
})
