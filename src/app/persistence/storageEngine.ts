import type { User } from '@/domain/user'
import { initialAuth, type Remembered } from '@/features/auth/authSlice'
import { initialPreferences } from '@/features/preferences/preferencesSlice'
import { readLanguage } from '@/domain/languages'
import type { OnDropped } from './dropped'
import { persistKey, readPersisted, writePersisted, type PersistedState } from './persistedSlices'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

/** The specification's own keys. */
export const specKeys = {
  user: 'user',
  email: 'rememberedEmail',
  password: 'rememberedPassword',
  language: 'language',
} as const

/** The stored user. An invalid value counts as no user and is removed. */
export async function readUser(storage: SafeStorage, onDropped?: OnDropped): Promise<User | null> {
  const text = storage.get(specKeys.user)
  if (text === null) return null
  const { checkUser } = await import('./checkUser')
  const user = checkUser(readJson(text))
  if (!user) {
    storage.remove(specKeys.user)
    if (text) onDropped?.({ key: specKeys.user, slice: null, text })
  }
  return user
}

function readRemembered(storage: SafeStorage): Remembered | null {
  const email = storage.get(specKeys.email)
  return email ? { email, sealedPassword: storage.get(specKeys.password) } : null
}

const setOrRemove = (storage: SafeStorage, key: string, value: string | null | undefined) => {
  if (value === null || value === undefined) storage.remove(key)
  else storage.set(key, value)
}

/**
 * redux-persist's storage, with the state itself going in and out (serialize: false): the auth slice to the
 * specification's keys, the language to its own, the rest to one versioned key. Of what cannot be read `onDropped` is told,
 * and `onRefused` when something new is not stored.
 */
export function createStorageEngine(storage: SafeStorage, onDropped?: OnDropped, onRefused?: () => void) {
  const entries = () => [...Object.values(specKeys), persistKey].map(key => storage.get(key)).join()
  let before: string | undefined
  return {
    async getItem(): Promise<PersistedState> {
      const [persisted, user] = await Promise.all([
        readPersisted(storage, onDropped),
        readUser(storage, onDropped),
      ])
      return {
        ...persisted,
        auth: {
          ...(persisted.auth ?? initialAuth),
          user,
          remembered: readRemembered(storage),
        },
        preferences: {
          ...(persisted.preferences ?? initialPreferences),
          language: readLanguage(storage.get(specKeys.language)),
        },
      }
    },
    setItem(_key: string, state: PersistedState): Promise<void> {
      const { auth, preferences } = state
      if (auth) {
        setOrRemove(storage, specKeys.user, auth.user && JSON.stringify(auth.user))
        setOrRemove(storage, specKeys.email, auth.remembered?.email)
        setOrRemove(storage, specKeys.password, auth.remembered?.sealedPassword)
      }
      if (preferences) storage.set(specKeys.language, preferences.language)
      writePersisted(storage, state)
      const written = entries()
      // What is written first is what the page began with, which nobody would miss.
      if (before !== undefined && before !== written && storage.isRefused()) onRefused?.()
      before = written
      return Promise.resolve()
    },
    removeItem(): Promise<void> {
      return Promise.resolve()
    },
  }
}
