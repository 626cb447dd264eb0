import { userChangedElsewhere } from '@/features/auth/authSlice'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/domain/languages'
import type { AppStore } from './store/createStore'
import type { SafeStorage } from './persistence/safeStorage'
import { readUser, specKeys } from './persistence/storageEngine'

/**
 * Hears of other tabs: whoever logs in or out there is signed in or out here too. A tab that slept through the
 * event looks again when it is shown. Returns the way to stop.
 */
export function connectTabs(store: AppStore, storage: SafeStorage, window: Window): () => void {
  const lookForUser = async () => {
    const stored = await readUser(storage)
    if (stored?.uid !== store.getState().auth.user?.uid) store.dispatch(userChangedElsewhere(stored))
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === specKeys.user || key === null) void lookForUser()
    if (key === specKeys.language) store.dispatch(languageChosen(readLanguage(newValue)))
  }
  window.addEventListener('storage', onStorage)
  const onShown = () => void lookForUser()
  window.addEventListener('pageshow', onShown)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShown)
  }
}
