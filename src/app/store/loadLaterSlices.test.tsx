import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { addSalon } from '@/testing/scenarios/builders'
import { logIn } from '@/testing/kit/logIn'
import { renderApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { laterSlices } from './laterSlices'
import { laterSlicesAdded } from './loadLaterSlices'

let server: TestApi

beforeEach(async () => {
  server = await startApi()
})
afterEach(() => server.close())

const names = laterSlices.map(({ reducerPath }) => reducerPath)
const initial = Object.fromEntries(
  laterSlices.map(({ reducerPath, getInitialState }) => [reducerPath, getInitialState()]),
)

// The reducer is the module's, so the visitor comes first.
test('a visitor starts without the slices of signed-in pages, and an action of the login says when they come', async () => {
  const { owner } = await addSalon(server.app, { name: 'Basha' })
  const app = await renderApp({ path: paths.login, server })
  expect(Object.keys(app.store.getState()).filter(name => names.includes(name as never))).toEqual([])
  await logIn(app, { ...owner, password: 'Kursi2026' })
  await waitFor(() => expect(app.path()).toBe(paths.owner))
  expect(await screen.findByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  expect(app.store.getState()).toMatchObject({ diary: initial['diary'], team: initial['team'] })
  expect(app.actions.filter(laterSlicesAdded.match)).toHaveLength(1)
})

test('the store of a signed-in user has every slice before the first action', async () => {
  const { owner } = await addSalon(server.app, { name: 'Basha' })
  const app = await renderApp({ path: paths.terms, server, signedInAs: { ...owner, password: 'Kursi2026' } })
  expect(app.store.getState()).toMatchObject(initial)
  expect(app.actions.filter(laterSlicesAdded.match)).toEqual([])
})
