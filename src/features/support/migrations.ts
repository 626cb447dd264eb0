import { actionInNewWords, stateInNewWords } from './renamedWords'
import { actionOfSubmission, stateWithBookSubmission } from './submissionsOfEarlier'

type Fields = Record<string, unknown>

/** How what a file of one format holds becomes what the next format holds. */
interface Migration {
  state?: (state: Fields) => Fields
  action?: (action: Fields) => Fields
}

/** The first leads from format 1 to format 2, and so on. */
const migrations: readonly Migration[] = [
  // Format 1 hid under fixed names of fields what format 2 hides by its shape; slices and actions are the same.
  {},
  { state: stateInNewWords, action: actionInNewWords },
  { state: stateWithBookSubmission, action: actionOfSubmission },
]

/** Of the files that are written. */
export const sessionFormat = migrations.length + 1

export interface Migrated {
  state: (state: Fields) => Fields
  action: (action: Fields) => Fields
}

/** From the format of a file to the present one, step by step. */
export function migrationsFrom(format: number): Migrated {
  const steps = migrations.slice(format - 1)
  return {
    state: state => steps.reduce((before, { state: next }) => next?.(before) ?? before, state),
    action: action => steps.reduce((before, { action: next }) => next?.(before) ?? before, action),
  }
}
