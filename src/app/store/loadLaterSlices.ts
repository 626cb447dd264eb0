import { createAction, type Reducer } from '@reduxjs/toolkit'
import type * as laterSlices from './laterSlices'
import { combined } from './rootReducer'

type LaterSlices = typeof laterSlices

/** The action with which the slices come into the state of a store that began without them. */
export const laterSlicesAdded = createAction('app/laterSlicesAdded')

const waiting = new Set<(code: LaterSlices) => void>()
let loaded: LaterSlices | undefined

export function addLaterSlices(code: LaterSlices): void {
  if (loaded) return
  loaded = code
  for (const { reducerPath, reducer } of code.laterSlices)
    combined.inject({ reducerPath, reducer: reducer as Reducer })
  waiting.forEach(hear => hear(code))
  waiting.clear()
}

/** Resolves when every store has all slices. Rejects when their code cannot be loaded; the next call tries again. */
export async function loadLaterSlices(): Promise<void> {
  if (!loaded) addLaterSlices(await import('./laterSlices'))
}

/** Calls back once the slices are there, at once when they already are. Returns the function that calls it off. */
export function whenLaterSlices(hear: (code: LaterSlices) => void): () => void {
  if (loaded) hear(loaded)
  else waiting.add(hear)
  return () => void waiting.delete(hear)
}
