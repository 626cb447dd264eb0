import type { Schema } from 'yup'

/** What of a slice outlives a reload, and what must be true of it when it comes back. */
export interface PersistSchema<State, Part = unknown> {
  /** The part that is stored. */
  persist(state: State): Part
  /** Fetched only when there is a part to check. */
  schema(): Promise<Schema<Part>>
  /** The whole slice made from a part that has passed. */
  rehydrate(part: Part): State
}
