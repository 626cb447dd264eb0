import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { stepsIn } from '@/testing/kit/drawStep'
import { renderApp, type RenderedApp } from '@/testing/kit/renderApp'
import { startApi, type TestApi } from '@/testing/kit/startApi'
import { addUser, type TestUser } from '@/testing/scenarios/builders'
import { keptKey } from './keptText'
import { createTabEntry } from './tabEntry'

let server: TestApi
let ann: TestUser
beforeAll(async () => {
  window.innerWidth = 1200
  // A page at rest; jsdom has no idle callbacks.
  Object.assign(globalThis, { requestIdleCallback: queueMicrotask, cancelIdleCallback: () => undefined })
  // jsdom lets a test fail by an error that nobody hears.
  window.addEventListener('error', () => undefined)
  server = await startApi()
  ann = await addUser(server.app, { name: 'Ann Lee' })
})
afterAll(() => server.close())

const open = async (path: string) => {
  const app = await renderApp({ path, server, signedInAs: ann })
  await screen.findByRole('button', { name: 'Log out' })
  return app
}

const kept = () => createTabEntry(keptKey, () => sessionStorage).read()

const typesIn = async ({ store }: RenderedApp) => {
  const file = await store.dispatch((_dispatch, _getState, { sessionFile }) => sessionFile())
  return (await stepsIn(file)).map(({ action }) => action.type)
}

const breaks = () =>
  act(
    () => void window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('Ann Lee is no list') })),
  )

/** The page is kept once it has nothing more urgent to do; what breaks is kept at once. */
const breakUntilKept = () =>
  waitFor(() => {
    breaks()
    expect(kept()).toContain('session/errorCaught')
  })

test('what nothing caught and what came before survive a reload, without a name', async () => {
  await open(paths.accountInfo)
  await screen.findByText(ann.email)
  await breakUntilKept()
  expect([ann.name, ann.email].filter(text => kept()?.includes(text))).toEqual([])

  cleanup()
  const types = await typesIn(await open(paths.adminKey))
  const joint = types.indexOf('session/pageLoaded')
  expect(types.slice(0, joint)).toEqual(expect.arrayContaining(['persist/REHYDRATE', 'session/errorCaught']))
  expect(types.slice(joint + 1)).toContain('persist/REHYDRATE')
})

test('who leaves as soon as the page is idle loses nothing', async () => {
  await open(paths.accountInfo)
  await import('./sessionBuffer')
  await new Promise(setImmediate)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(kept()).toContain('persist/REHYDRATE')
})

test('an error that repeats does not push the other steps out', async () => {
  const app = await open(paths.accountInfo)
  await breakUntilKept()
  for (let time = 0; time < 20; time += 1) breaks()
  const told = (await typesIn(app)).filter(type => type === 'session/errorCaught')
  expect(told).toHaveLength(3)
})

test('a promise that nobody waits for is an action too', async () => {
  const app = await open(paths.accountInfo)
  await breakUntilKept()
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('No') })
  act(() => void window.dispatchEvent(rejected))
  expect(await typesIn(app)).toContain('session/rejectionCaught')
})

test('after logging out nothing of the session is left', async () => {
  const app = await open(paths.accountInfo)
  await breakUntilKept()
  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(app.path()).toBe(paths.login))
  await waitFor(() => expect(kept()).toBeNull())
  expect(await typesIn(app)).not.toContain('session/errorCaught')
})
