import { homeOf, paths } from '@/domain/paths'
import { createSafeStorage } from '../persistence/safeStorage'
import { createStorageEngine } from '../persistence/storageEngine'
import { initialLocation } from '@/store/locationSlice'
import type { RootState } from '../store/rootReducer'
import { rootReducer } from '../store/wholeReducer'

/**
 * The state that the app would start with from the given entries, by the same migrations and checks, at the user's own
 * home. The browser's own storage stays untouched.
 */
export async function rehydrateState(entries: Readonly<Record<string, string>>): Promise<RootState> {
  const storage = createSafeStorage(() => {
    throw new Error('Only these entries')
  })
  for (const [key, text] of Object.entries(entries)) storage.set(key, text)
  const persisted = await createStorageEngine(storage).getItem()
  const state = { ...rootReducer(undefined, { type: '@@INIT' }), ...persisted }
  const { user } = state.auth
  return { ...state, location: { ...initialLocation, pathname: user ? homeOf(user.role) : paths.landing } }
}
