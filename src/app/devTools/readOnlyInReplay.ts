import type { SafeStorage } from '../persistence/safeStorage'
import type { ReplayGate } from './replayGate'

/** The same storage, in which nothing is written or removed while DevTools replay. */
export const readOnlyInReplay = (storage: SafeStorage, { isReplaying }: ReplayGate): SafeStorage => ({
  ...storage,
  set: (key, text) => {
    if (!isReplaying()) storage.set(key, text)
  },
  remove: key => {
    if (!isReplaying()) storage.remove(key)
  },
})
