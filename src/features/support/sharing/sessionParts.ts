import { pageLoaded } from '../pageLoaded'
import type { RecordedSession, RecordedStep } from '../sessionFile'

/** Parts of a session that a person can leave out of the file. */
export const sessionParts = ['earlierDays', 'earlierPages', 'surroundings', 'drafts', 'requests'] as const
export type SessionPart = (typeof sessionParts)[number]

type Steps = readonly RecordedStep[]

const hasDrafts = ({ drafts = {} }: RecordedStep) => Object.values(drafts).some(Boolean)

/** How many steps at the beginning of a session are a part of it. `midnight` begins the day of who looks. */
const stepsOf = {
  earlierDays: (steps: Steps, midnight: number) => steps.findLastIndex(({ at }) => at < midnight) + 1,
  earlierPages: (steps: Steps) => steps.findLastIndex(({ action }) => action.type === pageLoaded) + 1,
}

/** The parts that the session has. */
export function partsIn({ steps }: RecordedSession, midnight: number): readonly SessionPart[] {
  const has: Record<SessionPart, boolean> = {
    earlierDays: stepsOf.earlierDays(steps, midnight) > 0,
    earlierPages: stepsOf.earlierPages(steps) > 0,
    surroundings: steps.some(({ seen }) => seen),
    drafts: steps.some(hasDrafts),
    requests: steps.some(({ request }) => request),
  }
  return sessionParts.filter(part => has[part])
}

/** The session without these parts. Without its first steps it begins in the state after them. */
export function withoutParts(
  { first, steps }: RecordedSession,
  leftOut: readonly SessionPart[],
  midnight: number,
): RecordedSession {
  const without = (part: SessionPart) => leftOut.includes(part)
  const begin = Math.max(
    without('earlierDays') ? stepsOf.earlierDays(steps, midnight) : 0,
    without('earlierPages') ? stepsOf.earlierPages(steps) : 0,
  )
  return {
    first: steps[begin - 1]?.state ?? first,
    steps: steps.slice(begin).map(({ action, at, state, seen, drafts, request }) => ({
      action,
      at,
      state,
      seen: without('surroundings') ? undefined : seen,
      drafts: without('drafts') ? undefined : drafts,
      request: without('requests') ? undefined : request,
    })),
  }
}
