import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
  type Middleware,
  type UnknownAction,
} from '@reduxjs/toolkit'
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  PURGE,
  REGISTER,
  REHYDRATE,
} from 'redux-persist'
import autoMergeLevel1 from 'redux-persist/es/stateReconciler/autoMergeLevel1'
import type { AppDispatch, ClientServices } from '@/api/services'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/i18n/languages'
import { startListening } from './listeners'
import { keptSlices } from './persistence/keptSlices'
import type { SafeStorage } from './persistence/safeStorage'
import { createStorageEngine, specKeys } from './persistence/storageEngine'
import type { Place } from './placeSlice'
import { changesPerson, createRootReducer, type RootState } from './rootReducer'

interface StoreOptions {
  services: ClientServices
  storage: SafeStorage
  place: Place
  /** The window has room for the sidebar beside the page. */
  isWide: boolean
  /** Left out where pages are rendered at build time. */
  page?: Document
  /** Redux DevTools, also in production, for those who asked for it. */
  devTools: boolean
  /** Hears every action that reaches the reducers. */
  onAction?: ((action: UnknownAction) => void) | undefined
}

const keptNames = Object.entries(keptSlices).flatMap(([name, save]) => (save === 'not_kept' ? [] : [name]))

/** A store of its own with its persistor; nothing is shared between two of them. */
export function createStore({ services, storage, place, isWide, page, devTools, onAction }: StoreOptions) {
  const persistConfig = {
    key: 'root',
    storage: createStorageEngine(storage),
    whitelist: keptNames,
    stateReconciler: autoMergeLevel1<RootState>,
    // The engine takes and gives the state itself. redux-persist reads `deserialize`, its types leave it out.
    serialize: false,
    deserialize: false,
    timeout: 0,
  }
  const { reducer, inject } = createRootReducer()
  const dynamicMiddleware = createDynamicMiddleware()
  const listeners = createListenerMiddleware<RootState, AppDispatch, ClientServices>({ extra: services })
  const listen: Middleware = () => next => action => {
    onAction?.(action as UnknownAction)
    return next(action)
  }
  const store = configureStore({
    reducer: persistReducer<RootState>(persistConfig, reducer),
    preloadedState: {
      place,
      layout: { sidebarOpen: isWide },
      preferences: { ...initialPreferences, language: readLanguage(storage.get(specKeys.language)) },
    } as never,
    devTools: devTools && { name: 'Kursi', trace: false },
    middleware: defaults =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listeners.middleware)
        .concat(dynamicMiddleware.middleware, listen),
  })
  const persistor = persistStore(store)
  startListening(listeners.startListening)
  // Who is signed in must be stored before the next page load, however soon it comes.
  listeners.startListening({ predicate: changesPerson, effect: () => persistor.flush() as Promise<void> })

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
