import { readFile } from '../readFile'
import { writeSession, type RecordedSession, type SessionFacts } from '../sessionFile'
import { partsIn, withoutParts, type SessionPart } from './sessionParts'
import { summaryOf, type SessionSummary } from './sessionSummary'

/** A session file as who sends it looks at it. */
export interface SessionContents {
  parts: readonly SessionPart[]
  facts: SessionFacts
  session: RecordedSession
  midnight: number
}

/** Reads the file as support will. Rejects for a file that support could not open. */
export async function readContents(text: string, now: number): Promise<SessionContents> {
  const read = await readFile(new Blob([text]))
  if (read.kind !== 'session' || !read.facts) throw new Error('This file is no session')
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const { facts, session } = read
  return { parts: partsIn(session, midnight), facts, session, midnight }
}

export interface WrittenSession {
  /** The whole file, one line a value, so that people can read it. */
  text: string
  summary: SessionSummary
}

export function writeContents(
  { facts, session, midnight }: SessionContents,
  leftOut: readonly SessionPart[],
): WrittenSession {
  const left = withoutParts(session, leftOut, midnight)
  const text = writeSession(left, facts, { indent: 1 })
  return { text, summary: summaryOf(left, facts, text) }
}
