import { isRecord } from '@/domain/isRecord'
import type { RootState } from '../store/rootReducer'
import type { OnDropped } from './dropped'
import { persistSchemas } from './persistSchemas'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

export const persistKey = 'kursi'
export const persistVersion = 5

type Parts = Record<string, unknown>

export type PersistedState = Partial<RootState>

/** The parts at today's version; undefined when the stored state is foreign, broken, or newer than this release. */
async function partsOf(stored: unknown): Promise<Parts | undefined> {
  if (!isRecord(stored) || !isRecord(stored['slices'])) return undefined
  const { version, slices } = stored
  if (version === persistVersion) return slices
  if (typeof version !== 'number' || version > persistVersion) return undefined
  // Only a browser with the storage of an earlier release needs the code for it.
  const { migrate } = await import('./persistMigrations')
  return migrate(slices, version, persistVersion)
}

/** The slices persisted earlier; a part that fails its check is dropped, that slice alone. */
export async function readPersisted(storage: SafeStorage, onDropped?: OnDropped): Promise<PersistedState> {
  const text = storage.get(persistKey)
  if (!text) return {}
  const parts = await partsOf(readJson(text))
  if (!parts) {
    onDropped?.({ key: persistKey, slice: null, text })
    return {}
  }
  const slices = persistSchemas.map(async ([name, persistSchema]) => {
    const part = parts[name]
    if (part === undefined) return []
    const schema = await persistSchema.schema()
    if (schema.isValidSync(part, { strict: true })) return [[name, persistSchema.rehydrate(part)] as const]
    onDropped?.({ key: persistKey, slice: name, text: JSON.stringify(part) })
    return []
  })
  return Object.fromEntries((await Promise.all(slices)).flat())
}

export function writePersisted(storage: SafeStorage, state: PersistedState): void {
  const slices: Parts = {}
  for (const [name, persistSchema] of persistSchemas) {
    const slice = state[name as keyof RootState]
    if (slice !== undefined) slices[name] = persistSchema.persist(slice)
  }
  storage.set(persistKey, JSON.stringify({ version: persistVersion, slices }))
}
