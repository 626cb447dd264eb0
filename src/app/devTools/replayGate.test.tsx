import { exported, liftedOf, listed, type Lifted } from '@/testing/doubles/devTools'
import { ActionCreators } from '@redux-devtools/instrument'
import { importState } from '@redux-devtools/utils'
import { act, screen, waitFor } from '@testing-library/react'
import { manifest } from '@/app/routes/manifest'
import { paths } from '@/domain/paths'
import { liveOf } from '@/testing/doubles/liveSource'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { bookTomorrow } from '@/testing/scenarios/bookTomorrow'
import { addSalon, addUser, signIn, type TestSalon, type TestUser } from '@/testing/scenarios/builders'
import { themeChosen } from '@/features/preferences/preferencesSlice'
import { mostSteps } from '../session/recorder'
import { createDevTools } from './devTools'
import { devToolsOptions, isStep } from './devToolsOptions'

let server: TestApi
let scenario: TestSalon
let client: TestUser

beforeAll(async () => {
  server = await startApi()
  scenario = await addSalon(server.app, { name: 'Golden Scissors' })
  client = await addUser(server.app, { name: 'Ann Lee' })
  await bookTomorrow(server, scenario, client)
})
afterAll(() => server.close())

async function open(path: string, signedInAs?: TestUser) {
  const cookie = signedInAs ? await signIn(server, signedInAs) : ''
  const live = liveOf(server, cookie)
  const app = await renderApp({
    path,
    server,
    devTools: createDevTools(),
    services: { openLive: live.openLive },
    ...(signedInAs && { signedInAs }),
  })
  return { ...app, live, lifted: liftedOf(app.store) }
}

/** What a client did who looked at a salon and at the appointments, as the file for support tells it. */
async function clientsSession(): Promise<Lifted> {
  const app = await open(paths.client, client)
  await screen.findByRole('link', { name: 'Golden Scissors' })
  act(() => app.history.push(paths.clientAppointments))
  await screen.findByRole('button', { name: /^Cancel/ })
  const text = await app.store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile())
  return importState(text, {})?.nextLiftedState as Lifted
}

let session: Lifted
test('records a session', async () => {
  session = await clientsSession()
  expect(session.stagedActionIds.length).toBeGreaterThan(10)
})

const leave = async ({ user }: RenderedApp) =>
  user.click(await screen.findByRole('button', { name: 'Back to my session' }))

const stored = () => JSON.stringify(Object.entries(localStorage))

const pages = [
  ...new Map(manifest.filter(({ path }) => !/[:*]/.test(path)).map(page => [page.title, page])).values(),
]

const whoSees = (access: string): TestUser | undefined =>
  access === 'client' || access === 'user'
    ? client
    : access === 'owner'
      ? { ...scenario.owner, password: 'Kursi2026' }
      : undefined

test.each(pages.map(({ path, access }) => [path, access] as const))(
  'on %s an import shows each of its moments, asks for nothing and writes nothing',
  async (path, access) => {
    const app = await open(path, whoSees(access))
    await screen.findAllByRole('heading')
    const before = {
      location: app.store.getState().location,
      sent: app.network.sent.length,
      stored: stored(),
    }
    act(() => void app.lifted.dispatch(ActionCreators.importState(session) as never))
    const last = session.stagedActionIds.length - 1
    for (const moment of [0, Math.floor(last / 2), last]) {
      await act(async () => void app.lifted.dispatch(ActionCreators.jumpToState(moment) as never))
      expect(app.lifted.getState().computedStates.filter(({ error }) => error)).toEqual([])
      expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument()
    }
    expect(await screen.findByRole('button', { name: /^Cancel/ })).toBeVisible()
    expect(app.network.sent).toHaveLength(before.sent)
    expect(stored()).toBe(before.stored)
    await leave(app)
    expect(app.store.getState().location).toEqual(before.location)
    expect(screen.queryByRole('button', { name: 'Back to my session' })).not.toBeInTheDocument()
  },
)

test('what is pressed in a replay does nothing, and an answer that comes meanwhile is there afterwards', async () => {
  const app = await open(paths.clientAppointments, client)
  const cancel = await screen.findByRole('button', { name: /^Cancel/ })
  expect(app.live.running()).toBe(1)
  const release = app.network.hold('/salons')
  act(() => app.history.push(paths.search))
  await waitFor(() => expect(app.network.sent.some(request => request.includes('/salons'))).toBe(true))
  act(() => void app.lifted.dispatch(ActionCreators.jumpToState(0) as never))
  expect(app.live.running()).toBe(0)
  const log = app.lifted.getState().stagedActionIds
  const sent = app.network.sent.length
  act(() => void app.store.dispatch(themeChosen('dark')))
  await act(async () => release())
  expect(app.lifted.getState().stagedActionIds).toEqual(log)
  expect(app.network.sent).toHaveLength(sent)
  expect(cancel).not.toBeInTheDocument()
  await leave(app)
  expect(await screen.findByRole('link', { name: 'Golden Scissors' })).toBeVisible()
  expect(app.store.getState().preferences.theme).not.toBe('dark')
  expect(app.live.running()).toBe(1)
})

const pending = (requestId: string) => ({
  type: 'api/executeQuery/pending',
  meta: {
    requestId,
    requestStatus: 'pending',
    arg: { endpointName: 'listSalons', queryCacheKey: requestId },
  },
})

test('keeps as many listed actions as the recorder has steps, whatever the libraries do between them', async () => {
  const app = await open(paths.landing)
  act(() => {
    for (let count = 0; count < mostSteps + 10; count += 1) {
      app.store.dispatch(themeChosen('dark'))
      app.store.dispatch(pending(`call-${count}`))
    }
  })
  const chosen = listed(app.lifted.getState(), devToolsOptions).filter(themeChosen.match)
  expect(chosen).toHaveLength(mostSteps - 1)
  expect(screen.queryByRole('button', { name: 'Back to my session' })).not.toBeInTheDocument()
})

test('DevTools list the result of a call under the name of its endpoint, and none of the steps to it', async () => {
  const app = await open(paths.client, client)
  await screen.findByRole('link', { name: 'Golden Scissors' })
  act(() => app.history.push(paths.clientAppointments))
  await screen.findByRole('button', { name: /^Cancel/ })
  const state = app.lifted.getState()
  const types = listed(state, devToolsOptions).map(({ type }) => type)
  expect(types).toContain('api/listClientAppointments/fulfilled')
  expect(types).toContain('location/locationChanged')
  const ofLibrary = types.filter(type => type.startsWith('api/'))
  expect(ofLibrary.filter(type => !/^api\/\w+\/(fulfilled|rejected)$/.test(type))).toEqual([])
})

test('an export contains what is not listed, and replays to the same states', async () => {
  const app = await open(paths.client, client)
  await screen.findByRole('link', { name: 'Golden Scissors' })
  const { computedStates, stagedActionIds, ...state } = app.lifted.getState()
  const text = exported({ ...state, computedStates, stagedActionIds })
  expect(listed(app.lifted.getState(), devToolsOptions).length).toBeLessThan(stagedActionIds.length)
  const other = await open(paths.landing)
  act(() => void other.lifted.dispatch({ type: 'IMPORT_STATE', ...importState(text, {}) } as never))
  expect(other.lifted.getState().computedStates).toEqual(JSON.parse(JSON.stringify(computedStates)))
  await leave(other)
})

test('the last listed action leads to the present', async () => {
  const app = await open(paths.landing)
  act(() => void app.store.dispatch(themeChosen('dark')))
  act(() => void app.store.dispatch(pending('call')))
  act(() => void app.lifted.dispatch(ActionCreators.jumpToState(0) as never))
  await screen.findByRole('button', { name: 'Back to my session' })
  const { stagedActionIds, actionsById } = app.lifted.getState()
  const last = stagedActionIds.findLast(id => !isStep(actionsById[id]?.action.type ?? '')) ?? 0
  act(() => void app.lifted.dispatch(ActionCreators.jumpToAction(last) as never))
  expect(screen.queryByRole('button', { name: 'Back to my session' })).not.toBeInTheDocument()
})
