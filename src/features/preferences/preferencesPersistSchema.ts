import type { PersistSchema } from '@/store/persistSchema'
import { initialPreferences, type PreferencesState } from './preferencesSlice'

/** The language lies under the specification's own key. */
export const preferencesPersistSchema: PersistSchema<PreferencesState, Omit<PreferencesState, 'language'>> = {
  persist: ({ language, ...persisted }) => persisted,
  schema: async () => (await import('./persistedPreferencesSchema')).persistedPreferencesSchema,
  rehydrate: part => ({ ...initialPreferences, ...part }),
}
