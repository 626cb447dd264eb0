import type { StoreDependencies } from '@/store/services'
import type { RootState } from '../store/rootReducer'
import type { Dropped } from '../persistence/dropped'
import type { Recorder } from './recorder'
import { recordingOf, release } from './recording'
import type { SessionBuffer } from './sessionBuffer'

/** The session of one store. */
export interface Session {
  recorder: Recorder
  dependencies: StoreDependencies
  page: Document | undefined
  getState: () => RootState
  /** What could not be read when the page started. */
  dropped: Dropped[]
  /** There once something of it was redacted. */
  buffer?: SessionBuffer
}

export async function openBuffer(session: Session): Promise<SessionBuffer> {
  if (session.buffer) return session.buffer
  const { openSessionBuffer } = await import('./sessionBuffer')
  const { recorder, dependencies, page, getState } = session
  session.buffer ??= openSessionBuffer({
    window: page?.defaultView,
    now: dependencies.now,
    newSalt: dependencies.newKey,
    user: getState().auth.user?.uid ?? null,
    release: number => release(recorder, number),
  })
  return session.buffer
}

/** What a recorder held at one moment, and the state then. */
type Moment = Recorder & { last: RootState }

export async function writeSessionFile(session: Session, moment: Moment): Promise<string> {
  const recording = recordingOf(moment, moment.last)
  const savedAt = session.dependencies.now()
  const { innerWidth: width = 0, innerHeight: height = 0 } = session.page?.defaultView ?? {}
  const { language } = recording.last.preferences
  return (await openBuffer(session)).file(recording, { language, viewport: { width, height }, savedAt })
}
