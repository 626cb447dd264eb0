import type { PersistSchema } from '@/store/persistSchema'
import { initialAuth, type AuthState } from './authSlice'

/** The user and the remembered credentials lie under the specification's own keys. */
export const authPersistSchema: PersistSchema<AuthState, Pick<AuthState, 'signUp' | 'leftBy'>> = {
  persist: ({ signUp, leftBy }) => ({ signUp, leftBy }),
  schema: async () => (await import('./persistedAuthSchema')).persistedAuthSchema,
  rehydrate: part => ({ ...initialAuth, ...part }),
}
