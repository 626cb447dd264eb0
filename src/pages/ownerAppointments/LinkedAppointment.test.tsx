import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let owner: TestUser
let appointmentId: string

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner, confirms_at_once: 0 })
  const client = await addUser(server.app, { name: 'Layla' })
  appointmentId = (await bookTomorrow(server, scenario, client))._id
})
afterEach(() => server.close())

async function askToDecline(address: string, status?: string) {
  const app = await renderApp({ path: address, signedInAs: owner, server })
  await screen.findByRole('heading', { name: 'Layla' })
  if (status) await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status)
  await app.user.click(await screen.findByRole('button', { name: 'Decline the appointment of Layla' }))
  await screen.findByRole('dialog')
  return app
}

test('a linked appointment that the filter leaves out of the list is asked about once', async () => {
  const { user } = await askToDecline(`${paths.ownerAppointments}#${appointmentId}`, 'Confirmed')
  expect(screen.getByText('The appointment you were told of')).toBeInTheDocument()
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText('The request is declined.')).toBeVisible()
})

test('the owner hears why an appointment that is paid at the salon stands', async () => {
  const { user, network } = await askToDecline(paths.ownerAppointments)
  const refused = { success: false, message: 'It is paid.', code: 'paid_at_salon' }
  network.answer(`/appointments/${appointmentId}/decline`, () => Response.json(refused, { status: 409 }))
  await user.click(screen.getByRole('button', { name: 'Decline the request' }))
  expect(await screen.findByText(/^It is paid at the salon\./)).toBeVisible()
})

test('a linked appointment that cannot be loaded says so in the list, and comes back', async () => {
  const { user, network, history } = await renderApp({
    path: paths.ownerAppointments,
    signedInAs: owner,
    server,
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Confirmed')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Layla' })).not.toBeInTheDocument())
  network.answer(`/appointments/${appointmentId}`, () => new Response('', { status: 500 }), { once: true })
  act(() => history.push(`${paths.ownerAppointments}#${appointmentId}`))
  expect(await screen.findByText('The appointment you were told of could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Layla' })).toBeVisible()
})

test('a linked appointment that cannot be loaded says so in the calendar, and opens there', async () => {
  const { user, network, history } = await renderApp({ path: paths.owner, signedInAs: owner, server })
  network.answer(`/appointments/${appointmentId}`, () => new Response('', { status: 500 }), { once: true })
  act(() => history.push(`${paths.ownerAppointments}?view=calendar#${appointmentId}`))
  expect(await screen.findByText('The appointment of the link could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('dialog', { name: 'Layla' })).toBeVisible()
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument()
})
