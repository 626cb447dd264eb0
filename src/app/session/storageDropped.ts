import { createAction } from '@reduxjs/toolkit'

interface DroppedEntry {
  key: string
  /** Null when the whole entry was dropped. */
  slice: string | null
  /** The masked content: JSON where it was, otherwise a text. */
  content: unknown
}

/** Some of the browser's storage could not be read when the page started. */
export const storageDropped = createAction<DroppedEntry[]>('session/storageDropped')
