import { createContext } from 'react'

/** Why nothing can be sent at the moment. */
export interface Offline {
  /** The element that says so in full. */
  noteId: string
  reason: string
}

/** Null while there is a network; stands around the pages that ask the server. */
export const OfflineContext = createContext<Offline | null>(null)
