import { FileRefused } from '@/features/support/FileRefused'
import { readFile } from '@/features/support/readFile'
import type { RecordedSession, SessionFacts } from '@/features/support/sessionFile'
import type { RootState } from '@/app/store/rootReducer'
import { asJson, firstDifference } from './difference'
import { createReducer } from '@/app/replay/replay'

export interface ReplayedSession {
  facts: SessionFacts
  session: RecordedSession
  /** The first step whose action leads to another state than the recorded one; undefined when all states are equal. */
  fault: { step: number; difference: string } | undefined
}

/** Replays each action of a session's file on the recorded state before it. Throws a `FileRefused` for any other file. */
export async function replaySession(text: string): Promise<ReplayedSession> {
  const read = await readFile(new Blob([text]))
  if (read.kind !== 'session' || !read.facts) throw new FileRefused('not_a_session')
  const { facts, session } = read
  const reduce = createReducer()
  let before = session.first
  for (const [index, { action, state }] of session.steps.entries()) {
    const difference = firstDifference(state, asJson(reduce(before as RootState, action)))
    if (difference !== undefined) return { facts, session, fault: { step: index + 1, difference } }
    before = state
  }
  return { facts, session, fault: undefined }
}
