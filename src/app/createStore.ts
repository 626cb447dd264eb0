import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist'
import type { AppDispatch, ThunkExtra, StoreDependencies } from '@/store/services'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/domain/languages'
import { startListening } from './listeners'
import { createPersistedReducer } from './persistence/persistedReducer'
import type { SafeStorage } from './persistence/safeStorage'
import { createStorageEngine, specKeys } from './persistence/storageEngine'
import type { Location } from '@/store/locationSlice'
import { changesUser, createRootReducer, type RootState } from './rootReducer'
import { createRecorder } from './session/recorder'

interface StoreOptions {
  dependencies: StoreDependencies
  storage: SafeStorage
  location: Location
  /** The window has room for the sidebar beside the page. */
  isWide: boolean
  /** Left out where pages are rendered at build time. */
  page?: Document
  /** Redux DevTools, also in production, for those who asked for it. */
  devTools: boolean
  /** Hears every action that reaches the reducers. */
  onAction?: ((action: UnknownAction) => void) | undefined
}

/** A store of its own with its persistor; nothing is shared between two of them. */
export function createStore({
  dependencies: outer,
  storage,
  location,
  isWide,
  page,
  devTools,
  onAction,
}: StoreOptions) {
  const { reducer, inject } = createRootReducer()
  const recorder = createRecorder()
  const extra: ThunkExtra = {
    ...outer,
    sessionFile: async () => {
      const now = store.getState()
      const { sessionFileOf } = await import('./session/sessionFileOf')
      return sessionFileOf(recorder.recording(now), {
        language: now.preferences.language,
        viewport: { width: page?.defaultView?.innerWidth ?? 0, height: page?.defaultView?.innerHeight ?? 0 },
        savedAt: outer.now(),
      })
    },
    restoreState: async entries => (await import('./session/restoreState')).restoreState(entries),
  }
  const dynamicMiddleware = createDynamicMiddleware()
  const listeners = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra: extra })
  const listen: Middleware = () => next => action => {
    onAction?.(action as UnknownAction)
    recorder.hear(action as UnknownAction, store.getState(), outer.now())
    return next(action)
  }
  const store = configureStore({
    reducer: createPersistedReducer(reducer, createStorageEngine(storage)),
    preloadedState: {
      location,
      layout: { sidebarOpen: isWide },
      preferences: { ...initialPreferences, language: readLanguage(storage.get(specKeys.language)) },
    } as never,
    devTools: devTools && { name: 'Kursi', trace: false },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware, listen),
  })
  const persistor = persistStore(store)
  startListening(listeners.startListening)
  // Who is signed in must be stored before the next page load, however soon it comes.
  listeners.startListening({ predicate: changesUser, effect: () => persistor.flush() as Promise<void> })

  let attaching: Promise<() => void> | undefined
  /** Resolves when pages may ask the server. The code for it comes with the first page that does. */
  const connectApi = async (): Promise<void> => {
    const { dispatch } = store
    attaching ??= import('./attachApi').then(({ attachApi }) =>
      attachApi({
        inject,
        dynamicMiddleware,
        isSignedIn: store.getState().auth.user !== null,
        startListening: listeners.startListening,
        dispatch,
        page,
      }),
    )
    await attaching
  }
  return {
    store,
    persistor,
    connectApi,
    stop: () => void attaching?.then(stopListening => stopListening()),
  }
}

export type AppStore = ReturnType<typeof createStore>['store']
