import { screen, waitFor, within } from '@testing-library/react'
import { dataOf } from '@/testing/kit/answers'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addSalon, addUser, bookService, signIn, type TestSalon } from '@/testing/scenarios/builders'

const day = 24 * 60 * 60_000
const ten = Date.parse('2027-02-02T08:00:00Z')

let now: number
let server: TestApi
let scenario: TestSalon
let cookie: string

beforeEach(async () => {
  now = ten - day
  server = await startApi({ now: () => now })
  scenario = await addSalon(server.app)
  const beard = { ...scenario.service, id: 'beard', name: 'Beard', position: 1, search_text: 'beard' }
  await server.app.db.insertInto('services').values(beard).execute()
  cookie = await signIn(server, await addUser(server.app))
})
afterEach(() => server.close())

async function addReview(serviceId: string, startsAt: number, text: string): Promise<void> {
  const booked = { ...scenario, service: { ...scenario.service, id: serviceId } }
  const { _id } = await bookService(server, booked, startsAt, cookie)
  now = startsAt + day / 2
  await dataOf(server.request('POST', `/appointments/${_id}/review`, { stars: 5, text }, { cookie }))
}

test('reviews are filtered by a service that has some', async () => {
  await addReview(scenario.service.id, ten, 'Good cut')
  await addReview('beard', ten + day, 'Good shave')
  const { user } = await renderApp({ path: `/salons/${scenario.salon.id}`, server })
  const panel = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(await panel.findByText('Good cut')).toBeVisible()
  await user.selectOptions(panel.getByLabelText('Service'), 'Beard')
  await waitFor(() => expect(panel.queryByText('Good cut')).not.toBeInTheDocument())
  expect(panel.getByText('Good shave')).toBeVisible()
  await user.selectOptions(panel.getByLabelText('Service'), 'Any service')
  expect(await panel.findByText('Good cut')).toBeVisible()
})
