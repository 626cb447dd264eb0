import { createContext } from 'react'

export interface Offline {
  /** Id of the element with the full explanation. */
  noteId: string
  reason: string
}

/** Null while online; the provider surrounds the pages that call the server. */
export const OfflineContext = createContext<Offline | null>(null)
