import { act, screen } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'Golden Scissors', phone: '+970569100202' })
  client = await addUser(server.app)
})
afterEach(() => server.close())

const book = () => bookTomorrow(server, scenario, client)

const wantNotification = (minutes: number) =>
  server.app.db
    .updateTable('salons')
    .set({ cancel_notice_minutes: minutes })
    .where('id', '=', scenario.salon.id)
    .execute()

const open = () => renderApp({ path: paths.clientAppointments, signedInAs: client, server })

test('an appointment to come can be put into a calendar', async () => {
  const { _id } = await book()
  await open()
  const link = await screen.findByRole('link', { name: /^Add to calendar: Haircut/ })
  expect(link).toHaveAttribute('href', `/api/appointments/${_id}/calendar.ics?lang=en`)
  expect(await screen.findByRole('link', { name: 'make a key for the calendar feed' })).toHaveAttribute(
    'href',
    paths.adminKey,
  )
})

test('nearer than the salon wishes, it says until when and whom to call', async () => {
  await book()
  await wantNotification(90 * hour)
  await open()
  expect(await screen.findByText(/up to 90 hours before it begins/)).toBeVisible()
  expect(screen.getByRole('link', { name: '+970569100202' })).toHaveAttribute('href', 'tel:+970569100202')
  expect(screen.queryByRole('button', { name: /^(Cancel|Delay)/ })).not.toBeInTheDocument()
})

test('when the notice ran out while the page stood open, the refusal says so', async () => {
  await book()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Cancel Haircut/ }))
  await wantNotification(90 * hour)
  await user.click(await screen.findByRole('button', { name: 'Cancel the appointment' }))
  expect(await screen.findByText('It is too late to cancel it here. Please call the salon.')).toBeVisible()
})

test('a salon that cannot be loaded leaves the rule standing, says what is missing and comes back', async () => {
  await book()
  await wantNotification(90 * hour)
  const { user, network, history } = await renderApp({ path: paths.accountInfo, signedInAs: client, server })
  const path = `/salons/${scenario.salon.id}`
  network.answer(path, () => new Response('<html>', { status: 500 }), { once: true })
  act(() => history.push(paths.clientAppointments))
  expect(await screen.findByText('The salon’s phone number could not be loaded.')).toBeVisible()
  expect(screen.getByText('It is too late to move or cancel it here.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/up to 90 hours before it begins/)).toBeVisible()
  expect(screen.getByRole('link', { name: '+970569100202' })).toBeVisible()
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})
