import { screen, within } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let salon: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi({ now: () => Date.parse('2027-02-01T08:00:00Z') })
  salon = await addSalon(server.app)
  client = await addUser(server.app)
  const [senior, junior] = salon.staff.map(({ id }) => id)
  const { db } = server.app
  const service_id = salon.service.id
  await db
    .insertInto('service_staff_terms')
    .values([
      { service_id, staff_id: String(senior), cost: 30, minutes: null },
      { service_id, staff_id: String(junior), cost: 15, minutes: 90 },
    ])
    .execute()
})
afterEach(() => server.close())

const open = (answers: object = {}) =>
  renderApp({
    path: paths.booking(salon.salon.id, { serviceIds: [salon.service.id], ...answers }),
    signedInAs: client,
    server,
  })

test('before a staff member is chosen the price is "from"; each of them says the own one', async () => {
  await open()
  const anyone = await screen.findByRole('button', { name: /Anyone/ })
  expect(anyone).not.toHaveTextContent('$')
  const choices = within(anyone.closest('ul') ?? document.body).getAllByRole('button')
  expect(choices.map(({ textContent }) => /\$\d+/.exec(textContent)?.[0])).toEqual([undefined, '$30', '$15'])
  expect(screen.getAllByText('From $15').length).toBeGreaterThan(0)
})

test('a slot of anybody names who it is with, at their price, and is booked at it', async () => {
  const app = await open({ staffId: null, date: '2027-02-06' })
  await app.user.click((await screen.findAllByRole('button', { name: /9:00/ }))[0] as HTMLElement)
  await app.user.click(await screen.findByRole('button', { name: /^Book / }))
  await screen.findByRole('heading', { name: /booked|confirmed/i })
  const [row] = await server.app.db.selectFrom('appointments').selectAll().execute()
  expect(row).toMatchObject({ staff_id: salon.staff[1]?.id, price: 15, minutes: 90 })
})
