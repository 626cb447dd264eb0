export interface TabEntry {
  read: () => string | null
  /** A text that the browser refuses is not written, and what stood there before is gone. */
  write: (text: string) => void
  remove: () => void
}

/** One entry of the tab's own storage. Where that is blocked or full, nothing is kept. */
export function createTabEntry(key: string, find: () => Storage | undefined): TabEntry {
  const attempt = <Result>(work: (storage: Storage | undefined) => Result): Result | undefined => {
    try {
      // Even naming the storage throws where a browser blocks it.
      return work(find())
    } catch {
      return undefined
    }
  }
  const remove = () => attempt(storage => storage?.removeItem(key))
  return {
    read: () => attempt(storage => storage?.getItem(key)) ?? null,
    write: text => {
      const isWritten = attempt(storage => {
        storage?.setItem(key, text)
        return true
      })
      if (!isWritten) remove()
    },
    remove,
  }
}
