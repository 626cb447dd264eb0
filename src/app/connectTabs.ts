import { userChangedElsewhere } from '@/features/auth/authSlice'
import { languageChosen } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/domain/languages'
import type { AppStore } from './store/createStore'
import type { SafeStorage } from './persistence/safeStorage'
import { readUser, specKeys } from './persistence/storageEngine'

/**
 * Follows other tabs: a login, a logout or another language there applies here too. A tab that missed the storage
 * event checks again on `pageshow`. Returns the cleanup function.
 */
export function connectTabs(store: AppStore, storage: SafeStorage, window: Window): () => void {
  const lookForUser = async () => {
    const stored = await readUser(storage)
    if (stored?.uid !== store.getState().auth.user?.uid) store.dispatch(userChangedElsewhere(stored))
  }
  const followLanguage = (stored: string | null) => {
    const language = readLanguage(stored)
    if (language !== store.getState().preferences.language) store.dispatch(languageChosen(language))
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === specKeys.user || key === null) void lookForUser()
    if (key === specKeys.language) followLanguage(newValue)
  }
  window.addEventListener('storage', onStorage)
  const onShown = () => {
    void lookForUser()
    followLanguage(storage.get(specKeys.language))
  }
  window.addEventListener('pageshow', onShown)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShown)
  }
}
