import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import { FLUSH, PERSIST, persistReducer, PURGE, type PersistConfig } from 'redux-persist'
import autoMergeLevel1 from 'redux-persist/es/stateReconciler/autoMergeLevel1'
import type { RootState } from '../store/rootReducer'
import { pageLoaded } from '@/features/support/pageLoaded'
import { persistSchemas } from './persistSchemas'

type Config = Parameters<typeof persistReducer<RootState>>[0]

/** redux-persist calls functions in these actions. A recorded action has lost them, and was answered then. */
const isReplayed = ({ type, register, result }: UnknownAction): boolean =>
  (type === PERSIST && typeof register !== 'function') ||
  ((type === FLUSH || type === PURGE) && typeof result !== 'function')

const notRehydrated = { version: -1, rehydrated: false }

/** The root reducer, with the persisted state coming back into it. */
export function createPersistedReducer(
  reducer: Reducer<RootState>,
  storage: PersistConfig<RootState>['storage'],
): ReturnType<typeof persistReducer<RootState>> {
  const config: Config & { deserialize: boolean } = {
    key: 'root',
    storage,
    whitelist: persistSchemas.map(([name]) => name),
    stateReconciler: autoMergeLevel1<RootState>,
    // The engine reads and writes the state itself. redux-persist reads `deserialize`, but its types lack it.
    serialize: false,
    deserialize: false,
    timeout: 0,
  }
  const persisted = persistReducer<RootState>(config, reducer)
  return (state, action: UnknownAction) => {
    if (action.type === pageLoaded)
      return (action['payload'] as { state: ReturnType<typeof persisted> }).state
    if (!state || !isReplayed(action)) return persisted(state, action)
    return '_persist' in state ? state : { ...(state as RootState), _persist: notRehydrated }
  }
}
