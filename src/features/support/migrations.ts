import { actionInNewWords, stateInNewWords } from './renamedWords'
import { actionOfClock, stateWithClock } from './clocksOfEarlier'
import { actionWithPages, stateWithPages } from './pagesOfEarlier'
import { actionOfSubmission, stateWithSubmissions } from './submissionsOfEarlier'

type Fields = Record<string, unknown>

interface Migration {
  state?: (state: Fields) => Fields
  action?: (action: Fields) => Fields
}

/** The first migration leads from format 1 to format 2, and so on. */
const migrations: readonly Migration[] = [
  // Format 1 redacted fields by name, format 2 redacts by shape. Slices and actions are the same.
  {},
  { state: stateInNewWords, action: actionInNewWords },
  { state: stateWithSubmissions, action: actionOfSubmission },
  { state: stateWithClock, action: actionOfClock },
  { state: stateWithPages, action: actionWithPages },
]

export const sessionFormat = migrations.length + 1

export interface Migrated {
  state: (state: Fields) => Fields
  action: (action: Fields) => Fields
}

/** Migrates step by step from the format of a file to the current format. */
export function migrationsFrom(format: number): Migrated {
  const steps = migrations.slice(format - 1)
  return {
    state: state => steps.reduce((before, { state: next }) => next?.(before) ?? before, state),
    action: action => steps.reduce((before, { action: next }) => next?.(before) ?? before, action),
  }
}
