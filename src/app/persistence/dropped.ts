/** What a browser had stored and cannot be read. */
export interface Dropped {
  key: 'user' | 'kursi'
  /** The slice whose part fails its check; null when the whole entry is unreadable. */
  slice: string | null
  /** As it was stored, secrets included: it stays in memory. */
  text: string
}

export type OnDropped = (dropped: Dropped) => void
