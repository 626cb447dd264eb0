import type { Drafts, RequestFact, Seen, SessionFacts } from './sessionFile'

/** One step of an opened file. The first step has no action. */
export interface ShownStep {
  action: { type: string } | null
  /** By the device's clock: milliseconds since 1970; null where the file does not say it. */
  at: number | null
  state: object
  seen?: Seen | undefined
  drafts?: Drafts | undefined
  request?: RequestFact | undefined
}

export interface Opened {
  /** What the file is: our own session, an export of Redux DevTools, or storage entries. */
  kind: 'session' | 'devTools' | 'storage'
  facts: SessionFacts | null
  steps: readonly [ShownStep, ...ShownStep[]]
}
