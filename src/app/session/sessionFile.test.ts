import { ActionCreators, instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument'
import { importState } from '@redux-devtools/utils'
import { configureStore, createReducer, type UnknownAction } from '@reduxjs/toolkit'
import { salonsApi } from '@/api/salonsApi'
import type { Salon } from '@/domain/salon'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { loggedIn } from '@/features/auth/authSlice'
import { notesWritten } from '@/features/booking/bookingSlice'
import { languageChosen, themeChosen } from '@/features/preferences/preferencesSlice'
import { sessionFormat } from '@/features/support/migrations'
import { writeSession } from '@/features/support/sessionFile'
import { createStore } from '../store/createStore'
import { createSafeStorage } from '../persistence/safeStorage'
import { createPersistedReducer } from '../persistence/persistedReducer'
import { locationChanged } from '@/store/locationSlice'
import { rehydrated } from '../store/rehydrated'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'
import { version } from '../../../package.json'
import { createRecorder, hear } from './recorder'
import { recordingOf } from './recording'
import { replay } from '../replay/replay'

interface Written {
  kursi: unknown
  actionsById: Record<string, { action: UnknownAction; timestamp: number }>
  stagedActionIds: number[]
}

const location = { pathname: '/', search: '', hash: '', key: 'default', state: null }

async function appointment() {
  let now = Date.UTC(2027, 2, 10)
  const secrets = createSecrets()
  const created = createStore({
    dependencies: {
      secrets,
      files: createHeldFiles(),
      vault: closedVault,
      now: () => (now += 1000),
      newKey: () => 'key-1',
      leaveFor: () => undefined,
    },
    storage: createSafeStorage(() => localStorage),
    location,
    isWide: true,
    page: document,
  })
  await rehydrated(created.persistor)
  let file = ''
  const write = async () => {
    await created.store.dispatch(async (_dispatch, _getState, { sessionFile }) => {
      file = await sessionFile()
    })
    return file
  }
  return { ...created, write }
}

const ann = {
  uid: 'u-1',
  name: 'Ann Lee',
  email: 'ann@example.test',
  phone: '+970599000111',
  role: 'customer',
  salon: 'barber',
  city: 'Hebron',
  country: 'Palestine',
  address: 'Olive Street 7',
} as const

const noor = {
  name: 'Noor',
  address: 'Mill Road',
  staff: [{ id: 'c-1', name: 'Lina Haddad' }],
} as unknown as Salon

async function someAppointment() {
  const visited = await appointment()
  const { dispatch } = visited.store
  const run = dispatch as unknown as (thunk: unknown) => Promise<unknown>
  dispatch(loggedIn({ user: ann, remembered: { email: ann.email, sealedPassword: 'sealed-text' } }))
  dispatch(
    locationChanged({ ...location, pathname: '/user/Search', search: '?text=olive&near=1', key: 'k3x9qd' }),
  )
  dispatch(languageChosen('ar'))
  await run(salonsApi.util.upsertQueryData('getMySalon', undefined, noor))
  dispatch(themeChosen('dark'))
  return visited
}

const read = (file: string) => JSON.parse(file) as Written

afterEach(() => localStorage.clear())

test('the file names version, language, window and time beside the actions', async () => {
  window.innerWidth = 390
  window.innerHeight = 844
  const { write } = await someAppointment()
  const { kursi, actionsById, stagedActionIds } = read(await write())
  expect(kursi).toEqual({
    format: sessionFormat,
    version,
    language: 'ar',
    viewport: { width: 390, height: 844 },
    savedAt: expect.any(Number) as number,
  })
  const types = stagedActionIds.map(id => actionsById[id]?.action.type)
  expect(types.slice(0, 2)).toEqual(['@@INIT', 'persist/REHYDRATE'])
  expect(types).toEqual(expect.arrayContaining(['auth/loggedIn', 'preferences/languageChosen']))
})

test('holds none of the person, their password or what they looked for', async () => {
  const { write } = await someAppointment()
  const file = await write()
  const told = ['Ann', 'example.test', '970599000111', 'Olive', 'olive', 'sealed-text', 'k3x9qd', 'Lina']
  expect(told.filter(text => file.includes(text))).toEqual([])
  expect(['Noor', 'Mill Road'].filter(text => file.includes(text))).toHaveLength(2)
})

test("Redux DevTools' own import takes it, and the product's reducers agree with every state in it", async () => {
  const { write } = await someAppointment()
  const imported = importState(await write(), {})
  const lifted = imported?.nextLiftedState as LiftedState<RootState, UnknownAction & { type: string }, null>
  const states = lifted.computedStates.map(({ state }) => state)
  expect(states.length).toBeGreaterThan(6)

  const nowhere = { getItem: () => Promise.resolve(), setItem: jest.fn(), removeItem: jest.fn() }
  const store = configureStore({
    reducer: createPersistedReducer(rootReducer, nowhere),
    devTools: false,
    enhancers: defaults => defaults().concat(instrument()),
  })
  const { liftedStore } = store as unknown as EnhancedStore<RootState, never, null>
  liftedStore.dispatch(ActionCreators.importState(lifted) as never)
  expect(store.getState()).toEqual(states.at(-1))
  liftedStore.dispatch(ActionCreators.jumpToState(2) as never)
  expect(store.getState().preferences).toEqual(states[2]?.preferences)
  expect(liftedStore.getState().computedStates.some(({ error }) => error)).toBe(false)
})

test("a whole session exported by Redux DevTools itself, redux-persist's calls included, plays again", async () => {
  const nowhere = { getItem: () => Promise.resolve(), setItem: jest.fn(), removeItem: jest.fn() }
  const persisted = createPersistedReducer(rootReducer, nowhere)
  const exported: UnknownAction[] = [
    { type: 'persist/PERSIST' },
    { type: 'persist/REHYDRATE', key: 'root', payload: { preferences: { language: 'ar', theme: 'dark' } } },
    { type: 'persist/FLUSH' },
  ]
  const state = exported.reduce<ReturnType<typeof persisted>>(
    (before, action) => persisted(before, action),
    persisted(undefined, { type: '@@INIT' }),
  )
  expect(state.preferences).toEqual({ language: 'ar', theme: 'dark' })
  expect(state._persist.rehydrated).toBe(true)
})

test('a replay of the redacted actions ends in the redacted state', async () => {
  const { write } = await someAppointment()
  const lifted = importState(await write(), {})?.nextLiftedState as LiftedState<
    RootState,
    UnknownAction & { type: string },
    null
  >
  const [, ...ids] = lifted.stagedActionIds
  const actions = ids.flatMap(id => lifted.actionsById[id]?.action ?? [])
  expect(replay({ first: lifted.committedState, actions })).toEqual(lifted.computedStates.at(-1)?.state)
})

test('the last state is the one that the last action left, whatever happens while the file is made', async () => {
  const { store, write } = await appointment()
  store.dispatch(themeChosen('dark'))
  const written = write()
  store.dispatch(themeChosen('light'))
  const lifted = importState(await written, {})?.nextLiftedState
  const { actionsById, stagedActionIds, computedStates } = lifted as LiftedState<
    RootState,
    UnknownAction & { type: string },
    null
  >
  expect(actionsById[stagedActionIds.at(-1) ?? 0]?.action).toEqual(themeChosen('dark'))
  expect(computedStates.at(-1)?.state.preferences.theme).toBe('dark')
})

test('of a long session the last 500 steps are there, from the state before them', () => {
  const recorder = createRecorder()
  const reducer = createReducer({ count: 0 }, builder =>
    builder.addCase(notesWritten, state => {
      state.count += 1
    }),
  )
  let state = reducer(undefined, { type: '@@INIT' })
  for (let at = 1; at <= 600; at += 1) {
    const action = notesWritten(`note ${at}`)
    hear(recorder, action, state as unknown as RootState, at)
    state = reducer(state, action)
  }
  const { first, steps } = recordingOf(recorder, state as unknown as RootState)
  expect(first).toEqual({ count: 100 })
  expect(steps).toHaveLength(500)
  expect(steps[0]).toMatchObject({ at: 101, state: { count: 101 } })
  expect(steps.at(-1)).toMatchObject({ at: 600, state: { count: 600 } })
})

test('a file of many steps stays small: what did not change is written once', () => {
  const data = { text: 'a long answer '.repeat(500) }
  const first = { api: { queries: { 'getMe(undefined)': { data } } }, preferences: { language: 'en' } }
  const steps = Array.from({ length: 200 }, (_none, at) => ({
    action: themeChosen('dark'),
    at,
    state: { ...first, preferences: { language: 'en', theme: `${at}` } },
  }))
  const facts = { version: '', language: 'en', viewport: { width: 1, height: 1 }, savedAt: 0 }
  expect(writeSession({ first, steps }, facts).length).toBeLessThan(80_000)
})
