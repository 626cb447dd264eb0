import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createStore } from '@/app/store/createStore'
import { recordingOf } from '@/app/session/recording'
import { openBuffer } from '@/app/session/session'
import { createSafeStorage } from '@/app/persistence/safeStorage'
import { notesWritten } from '@/features/booking/bookingSlice'
import { initialLocation } from '@/store/locationSlice'
import { createHeldFiles } from '@/store/heldFiles'
import { createSecrets } from '@/store/secrets'
import { closedVault } from '@/store/vault'
import { rehydrated } from '@/app/store/rehydrated'
import type { Figure } from '@/server/bench/figures'

const actions = 1_000_000
/** About as many as come between two idle moments of a busy page. */
const atOnce = 200

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function megabytesInUse(): number {
  collectGarbage()
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** How much memory a million recorded actions leave behind, each with a text that never came before. */
export async function recordingMemory(): Promise<Figure[]> {
  const { store, persistor, session } = createStore({
    dependencies: {
      secrets: createSecrets(),
      vault: closedVault,
      now: () => Date.now(),
      files: createHeldFiles(),
      newKey: () => crypto.randomUUID(),
      leaveFor: () => undefined,
    },
    storage: createSafeStorage(() => {
      throw new Error('There is no storage here')
    }),
    location: initialLocation,
    isWide: true,
  })
  await rehydrated(persistor)
  const buffer = await openBuffer(session)
  const record = (count: number) => {
    for (let step = 0; step < count; step += 1) {
      store.dispatch(notesWritten(`note ${step}`))
      if (step % atOnce === 0) buffer.add(recordingOf(session.recorder, store.getState()))
    }
  }
  record(actions / 5)
  const before = megabytesInUse()
  const start = performance.now()
  record(actions)
  const perAction = ((performance.now() - start) / actions) * 1000
  const growth = megabytesInUse() - before
  return [
    { name: 'recording, memory more after a million actions', value: growth, unit: 'MB', limit: 5 },
    { name: 'recording, an action with its redaction', value: perAction, unit: 'µs' },
  ]
}
