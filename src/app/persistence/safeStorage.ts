/** A string store that never throws. If storage is blocked, missing or full, values stay in memory until a reload. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** True while something is kept only until a reload. */
  isRefused(): boolean
}

/** `find` is called once, because even naming `localStorage` throws where a browser blocks it. */
export function createSafeStorage(find: () => Storage): SafeStorage {
  let storage: Storage | undefined
  try {
    storage = find()
  } catch {
    storage = undefined
  }
  const memory = new Map<string, string>()
  return {
    get(key) {
      try {
        return memory.get(key) ?? storage?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        if (!storage) throw new Error('No storage')
        storage.setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        storage?.removeItem(key)
      } catch {
        // A storage that throws on removal also throws on reading.
      }
    },
    isRefused: () => memory.size > 0,
  }
}
