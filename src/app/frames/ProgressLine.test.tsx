import { act, screen, waitFor } from '@testing-library/react'
import { appointmentsApi } from '@/api/appointmentsApi'
import { paths } from '@/domain/paths'
import { eachTest } from '@/testing/kit/eachTest'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi } from '@/testing/kit/startApi'
import { addSalon, addUser } from '@/testing/scenarios/builders'

const server = eachTest(
  () => startApi(),
  api => api.close(),
)

const line = () => document.querySelector('.progressLine')
const isGone = () => waitFor(() => expect(line()).not.toBeInTheDocument())

async function openAppointments() {
  await addSalon(server().app)
  const client = await addUser(server().app)
  const app = await renderApp({ path: paths.client, server: server(), signedInAs: client })
  await screen.findByRole('main')
  await isGone()
  return { app, client }
}

test('a page’s first answer is waited for, what is refreshed is not', async () => {
  const { app, client } = await openAppointments()
  const release = app.network.hold('/appointments/customer')
  act(() => app.history.push(paths.clientAppointments))
  await screen.findByRole('heading', { name: 'Appointments' })
  await waitFor(() => expect(line()).toBeVisible())
  release()
  await isGone()

  const again = app.network.hold('/appointments/customer')
  const query = appointmentsApi.endpoints.listClientAppointments
  act(() => void app.store.dispatch(query.initiate(client.uid, { forceRefetch: true, subscribe: false })))
  expect(query.select(client.uid)(app.store.getState()).status).toBe('pending')
  expect(line()).not.toBeInTheDocument()
  again()
  await waitFor(() => expect(query.select(client.uid)(app.store.getState()).status).toBe('fulfilled'))
})

test('a write is waited for', async () => {
  const { app } = await openAppointments()
  act(() => app.history.push(paths.salons))
  const like = await screen.findByRole('button', { name: /favorite/i })
  const release = app.network.hold('/favorites')
  await app.user.click(like)
  await waitFor(() => expect(line()).toBeVisible())
  release()
  await isGone()
})
