import {
  configureStore,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import type { AppDispatch, ThunkExtra, StoreDependencies } from '@/store/services'
import { baseApi } from '@/api/baseApi'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/domain/languages'
import { listenInPage, startListening } from './listeners'
import { createPersistedReducer } from '../persistence/persistedReducer'
import type { SafeStorage } from '../persistence/safeStorage'
import { createStorageEngine, specKeys } from '../persistence/storageEngine'
import { selectDeviceAhead } from '@/store/clockSlice'
import type { Location } from '@/store/locationSlice'
import type { RenderedState } from '../render/renderedState'
import { laterSlicesAdded, whenLaterSlices } from './loadLaterSlices'
import { changesUser, rootReducer, type RootState } from './rootReducer'
import { storageRefused } from '../frames/layoutSlice'
import type { ReplayGate } from '../devTools/replayGate'
import { loadTools } from '../session/loadTools'
import { createRecorder, hear } from '../session/recorder'
import type { Session } from '../session/session'

interface StoreOptions {
  dependencies: StoreDependencies
  storage: SafeStorage
  location: Location
  isWide: boolean
  /** What the server rendered the page from. */
  rendered?: RenderedState | undefined
  page?: Document
  /** Redux DevTools are on, and what holds the page still while they replay. */
  replayGate?: ReplayGate | undefined
  onAction?: ((action: UnknownAction) => void) | undefined
  hear?: typeof hear | undefined
}

const passOn: Middleware = () => next => next

/** A new store with its persistor. Two stores share nothing. */
export function createStore({
  dependencies: outer,
  storage,
  location,
  isWide,
  rendered,
  page,
  replayGate,
  onAction,
  hear: record = hear,
}: StoreOptions) {
  const recorder = createRecorder()
  const session: Session = {
    recorder,
    dependencies: outer,
    page,
    getState: () => store.getState(),
    dropped: [],
  }
  const extra: ThunkExtra = {
    ...outer,
    now: () => outer.now() - selectDeviceAhead(store.getState()),
    sessionFile: async () => {
      // All of it belongs to one moment: actions may follow while the code loads.
      const moment = { ...recorder, last: store.getState() }
      return (await loadTools()).writeSessionFile(session, moment)
    },
    rehydrateState: async entries => (await loadTools()).rehydrateState(entries),
    replayActions: async (first, actions) => (await loadTools()).replayActions(first, actions),
  }
  const listeners = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra: extra })
  const listen: Middleware = () => next => action => {
    onAction?.(action as UnknownAction)
    replayGate?.record(action as UnknownAction)
    const before = store.getState()
    // Library actions before redux-persist has started belong to no step.
    if ('_persist' in before) record(recorder, action as UnknownAction, before, outer.now())
    return next(action)
  }
  const store = configureStore({
    reducer: createPersistedReducer(
      rootReducer,
      createStorageEngine(
        replayGate?.readOnly(storage) ?? storage,
        dropped => session.dropped.push(dropped),
        () => store.dispatch(storageRefused()),
      ),
    ),
    preloadedState: {
      ...rendered?.preloaded,
      location,
      layout: { sidebarOpen: isWide },
      preferences: { ...initialPreferences, language: readLanguage(storage.get(specKeys.language)) },
    } as never,
    devTools: replayGate?.devTools ?? false,
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // By default RTK leaves out the arguments of calls.
          ignoredActionPaths: [],
        },
      })
        .prepend(replayGate?.middleware ?? passOn, listeners.middleware)
        .concat(baseApi.middleware, listen),
  })
  replayGate?.watch(store)
  const persistor = persistStore(store)
  startListening(listeners.startListening)
  let isCreated = false
  const stopWaiting = whenLaterSlices(({ startLaterListening }) => {
    startLaterListening(listeners.startListening)
    if (isCreated) store.dispatch(laterSlicesAdded())
  })
  isCreated = true
  // The signed-in user must be persisted before the next page load, however soon it comes.
  listeners.startListening({ predicate: changesUser, effect: () => persistor.flush() as Promise<void> })
  const stopInPage = page && listenInPage(listeners.startListening, store.dispatch, page, replayGate)
  const stop = () => {
    stopWaiting()
    stopInPage?.()
  }
  return { store, persistor, session, stop }
}

export type AppStore = ReturnType<typeof createStore>['store']
