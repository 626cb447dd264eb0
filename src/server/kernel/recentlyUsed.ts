/** A map that keeps the most recently used of its entries. */
export function recentlyUsed<Key, Value extends object>(most: number) {
  const entries = new Map<Key, Value>()

  function set(key: Key, value: Value): void {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }

  return {
    set,
    get(key: Key): Value | undefined {
      const value = entries.get(key)
      if (value) set(key, value)
      return value
    },
    delete: (key: Key) => entries.delete(key),
  }
}
