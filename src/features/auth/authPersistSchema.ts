import type { PersistSchema } from '@/store/persistSchema'
import { initialAuth, type AuthState } from './authSlice'

type PersistedAuth = Pick<AuthState, 'signUp' | 'leftBy' | 'logoutOwed'>

/** The user and the remembered credentials lie under the specification's own keys. */
export const authPersistSchema: PersistSchema<AuthState, PersistedAuth> = {
  persist: ({ signUp, leftBy, logoutOwed }) => ({ signUp, leftBy, logoutOwed }),
  schema: async () => (await import('./persistedAuthSchema')).persistedAuthSchema,
  rehydrate: part => ({ ...initialAuth, ...part }),
}
