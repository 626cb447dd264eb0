import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, type TestUser } from '@/testing/scenarios/builders'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'

let server: TestApi
let owner: TestUser
let client: TestUser

beforeEach(async () => {
  server = await startApi()
  owner = await addUser(server.app, { role: 'barber' })
  client = await addUser(server.app, { name: 'Layla' })
  await bookTomorrow(server, await addSalon(server.app, { owner }), client)
})
afterEach(() => server.close())

/** A dialog that asks for confirmation is an alertdialog. */
const dialog = () => document.querySelector('[role$="dialog"]')

test.each<[string, string, () => TestUser, RegExp]>([
  ['cancelling an appointment', paths.clientAppointments, () => client, /^Cancel Haircut/],
  ['editing a person', paths.team, () => owner, /^Edit First chair/],
  ['removing a person', paths.team, () => owner, /^Remove First chair/],
  ['a new poster', paths.profile, () => owner, /^Create New Poster/],
])('leaving the page ends %s', async (_what, path, who, opener) => {
  const app = await renderApp({ path, signedInAs: who(), server })
  await app.user.click(await screen.findByRole('button', { name: opener }))
  await waitFor(() => expect(dialog()).not.toBeNull())
  act(() => app.history.push(paths.accountInfo))
  await screen.findByRole('heading', { name: 'Account Info' })
  act(() => app.history.push(path))
  expect(await screen.findByRole('button', { name: opener })).toBeVisible()
  expect(dialog()).toBeNull()
})
