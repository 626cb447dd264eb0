import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

const hour = 60 * 60_000

let server: TestApi
let owner: TestUser
/** The server's time and the page's. */
let now: number

beforeEach(async () => {
  now = Date.now()
  server = await startApi({ now: () => now })
  owner = await addUser(server.app, { role: 'barber' })
  const scenario = await addSalon(server.app, { owner })
  const book = async (name: string, time: string) =>
    bookTomorrow(server, scenario, await addUser(server.app, { name }), { time })
  const { _id: early, startsAt = 0 } = await book('Layla Haddad', '9:00 AM')
  await book('Omar Nasser', '10:00 AM')
  await book('Rana Odeh', '3:00 PM')
  // Tomorrow at noon.
  now = startsAt + 3 * hour
  await server.app.db.updateTable('appointments').set({ status: 'done' }).where('id', '=', early).execute()
})
afterEach(() => server.close())

const open = (path: string = paths.ownerAppointments) =>
  renderApp({ path, signedInAs: owner, server, services: { now: () => now } })

const names = async () => {
  await screen.findByRole('heading', { name: 'Rana Odeh' })
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

test('what is over and marked is folded until it is asked for; what still needs a mark is not', async () => {
  const { user } = await open()
  expect(await names()).toEqual(['Omar Nasser', 'Rana Odeh'])
  expect(screen.getByText('2 appointments')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 1 earlier visit of today' }))
  expect(await names()).toEqual(['Layla Haddad', 'Omar Nasser', 'Rana Odeh'])
  expect(screen.getByText('3 appointments')).toBeVisible()
})

test('a client is found by name, also where the visit is folded', async () => {
  const { user } = await open()
  await names()
  await user.type(screen.getByRole('searchbox', { name: 'Name or phone' }), 'haddad')
  expect(await screen.findByRole('heading', { name: 'Layla Haddad' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Rana Odeh' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await names()).toEqual(['Omar Nasser', 'Rana Odeh'])
})

test('the choice of list or calendar is remembered, and a link goes before it', async () => {
  const { user, history } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Calendar' }))
  await screen.findByRole('group', { name: 'Calendar', hidden: true })
  act(() => history.push(paths.owner))
  await screen.findByRole('heading', { name: /^Today, / })
  act(() => history.push(paths.ownerAppointments))
  expect(await screen.findByRole('group', { name: 'Calendar', hidden: true })).toBeInTheDocument()
  act(() => history.push(`${paths.ownerAppointments}?view=list`))
  expect(await names()).toEqual(['Omar Nasser', 'Rana Odeh'])
})

test('the number of those who wait leads to their list', async () => {
  await server.app.db
    .updateTable('appointments')
    .set({ status: 'pending' })
    .where('status', '=', 'confirmed')
    .execute()
  const { user, path } = await open(paths.owner)
  await user.click(await screen.findByRole('link', { name: 'Waiting for your answer: 2' }))
  await waitFor(() => expect(path()).toBe(`${paths.ownerAppointments}?view=list`))
  expect(await screen.findByText('2 appointments')).toBeVisible()
  expect(await names()).toEqual(['Omar Nasser', 'Rana Odeh'])
})
