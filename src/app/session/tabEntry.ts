export interface TabEntry {
  /** The parts, each on its own lines. */
  read: () => string | null
  /** Writes the parts that have changed. When the browser refuses one, nothing is left of any. */
  write: (parts: readonly string[]) => void
  remove: () => void
}

/**
 * One entry of the tab's own storage, in parts: to write a text costs a page as much as the text is long. Where the
 * storage is blocked or full, nothing is kept.
 */
export function createTabEntry(key: string, find: () => Storage | undefined): TabEntry {
  const keyOf = (index: number) => (index === 0 ? key : `${key}.${index}`)
  let written: readonly string[] = []

  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      // Even naming the storage throws where a browser blocks it.
      const storage = find()
      return storage && work(storage)
    } catch {
      return undefined
    }
  }
  const removeFrom = (storage: Storage, start: number) => {
    for (let index = start; storage.getItem(keyOf(index)) !== null; index += 1)
      storage.removeItem(keyOf(index))
  }
  const remove = () => {
    written = []
    attempt(storage => removeFrom(storage, 0))
  }
  return {
    read: () =>
      attempt(storage => {
        const parts: string[] = []
        for (let part = storage.getItem(key); part !== null; part = storage.getItem(keyOf(parts.length)))
          parts.push(part)
        return parts.length > 0 ? parts.join('\n') : null
      }) ?? null,
    write: parts => {
      const isWritten = attempt(storage => {
        for (const [index, part] of parts.entries())
          if (part !== written[index]) storage.setItem(keyOf(index), part)
        removeFrom(storage, parts.length)
        return true
      })
      if (isWritten) written = parts
      else remove()
    },
    remove,
  }
}
