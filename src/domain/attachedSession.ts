import { array, number, object, string } from 'yup'
import { isRecord } from './isRecord'

/** Of the request, which is compressed where the browser can do that. */
export const maxSentSessionBytes = 2_000_000
/** Of the file itself. */
export const maxSessionBytes = 25_000_000
export const maxSessionSteps = 1000

export const attachedSessionDays = 30
/** How long after a message its session can be attached. */
export const attachMinutes = 60

/** What the form needs to attach a session to the message that it has sent. */
export interface MessageReceipt {
  ticketNumber: string
  /** Lets its holder attach one session. */
  attachKey: string
}

/** POST /contact/session. */
export const openAttachedSessionSchema = object({ key: string().required() })

export interface AttachedSession {
  ticketNumber: string
  /** The session file's JSON. */
  file: string
}

const idsSchema = array(number().integer().required()).required().min(1).max(maxSessionSteps)
const factsSchema = object({
  format: number().integer().min(1).required(),
  version: string().required(),
  language: string().required(),
  savedAt: number().required(),
}).required()

const isEntry = (entry: unknown): boolean =>
  isRecord(entry) && isRecord(entry['action']) && typeof entry['timestamp'] === 'number'

/** Whether parsed JSON has the shape of a session file. Support's page checks every value when it opens the file. */
export function isSessionFile(content: unknown): boolean {
  if (!isRecord(content)) return false
  const { kursi, stagedActionIds: ids, actionsById, computedStates } = content
  const strict = { strict: true }
  if (!factsSchema.isValidSync(kursi, strict) || !idsSchema.isValidSync(ids, strict)) return false
  if (!isRecord(actionsById) || !Array.isArray(computedStates)) return false
  return (
    computedStates.length === ids.length &&
    computedStates.every(isRecord) &&
    ids.every(id => isEntry(actionsById[id]))
  )
}
