import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/domain/paths'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { initialAuth } from '@/features/auth/authSlice'
import { initialLocation } from '@/store/locationSlice'
import type { StateMessage } from '@/features/support/screenMessages'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { rootReducer } from '../store/wholeReducer'
import { drawScreens } from './drawScreens'

const never = <Answer>() => new Promise<Answer>(() => undefined)

const recorded = (pathname: string, more: object = {}) => ({
  location: { ...initialLocation, pathname },
  auth: initialAuth,
  preferences: initialPreferences,
  ...more,
})

async function start(now = 0) {
  document.body.innerHTML = '<div id="root"></div>'
  globalThis.fetch = never
  const draw = await drawScreens(
    document,
    {
      files: createHeldFiles(),
      secrets: createSecrets(),
      vault: closedVault,
      now: () => now,
      newKey: () => '',
      leaveFor: () => undefined,
      sessionFile: never,
      rehydrateState: never,
      replayActions: never,
    },
    'en',
  )
  return (state: object, seen?: StateMessage['seen']) => act(async () => draw({ state, seen }))
}

const client = { uid: 'u-1', name: 'Ann', email: 'a@b.test', phone: '', role: 'customer', salon: 'barber' }
const appointment = { id: 'a-1', startsAt: 1e30, endsAt: 1e30, timeZone: 'Nowhere/None' }
const query = (data: unknown) => ({
  queries: {
    'listClientAppointments("u-1")': {
      status: 'fulfilled',
      endpointName: 'listClientAppointments',
      requestId: 'r',
      startedTimeStamp: 1e30,
      data,
    },
  },
})

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test.each<[string, object]>([
  ['a slice that is null', { booking: null }],
  ['a slice that is a number', { submissions: 3 }],
  ['a location without a search', { location: { pathname: '/login', search: null, hash: 1, state: 1 } }],
  ['no one with a role', { auth: { user: { uid: 1, role: { a: 1 } } } }],
  ['a cache of another shape', { auth: { user: client }, api: 7 }],
  ['dates out of range', { auth: { user: client }, api: query([appointment, 4, null]) }],
  ['a theme that is an object', { preferences: { language: 'en', theme: { toString: null } } }],
])('%s harms one screen at most, and the next is drawn', async (_what, hostile) => {
  const draw = await start(1e30)
  await draw(recorded(paths.clientAppointments, hostile))
  expect(document.body).not.toBeEmptyDOMElement()
  await draw(recorded(paths.login))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})

test('a state that cannot be drawn shows its error', async () => {
  const draw = await start()
  await draw(recorded(paths.login))
  await screen.findByRole('button', { name: 'Log in' })
  await draw(recorded(paths.login, { booking: null }))
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await draw(recorded(paths.login))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the screen has the time zone and the colours of where it was seen', async () => {
  const draw = await start()
  const key = {
    id: 'k',
    name: 'Till',
    scope: 'salon',
    hint: 'abcd',
    createdAt: Date.UTC(2027, 0, 1, 5),
    lastUsedAt: null,
  }
  const cached = {
    queries: {
      'listKeys(undefined)': { status: 'fulfilled', endpointName: 'listKeys', requestId: 'r', data: [key] },
    },
  }
  const state = recorded(paths.adminKey, {
    auth: { user: client },
    api: { ...rootReducer(undefined, { type: '@@INIT' }).api, ...cached },
  })
  const seen = { theme: 'dark', timeZone: 'America/Los_Angeles' } as const
  await draw(state, seen)
  expect(await screen.findByText(/Made on 31-12-2026/)).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
  await draw({ ...state }, { ...seen, theme: 'light', timeZone: 'Asia/Hebron' })
  expect(await screen.findByText(/Made on 01-01-2027/)).toBeVisible()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'))
  await draw({ ...state }, { ...seen, timeZone: 'No/Where' })
  expect(screen.getByText(/Made on/)).toBeVisible()
})
