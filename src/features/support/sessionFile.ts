import { sessionFormat } from './migrations'
import { writeReferences } from './references'

export interface SessionFacts {
  /** The product's version. */
  version: string
  language: string
  viewport: { width: number; height: number }
  /** Milliseconds since 1970. */
  savedAt: number
}

/** What was around the page when the action came. */
export interface Seen {
  /** Of the window, in CSS pixels. */
  width: number
  height: number
  theme: 'light' | 'dark'
  timeZone: string
  online: boolean
  /** The element with the focus, by its tag and name in the code; null when the page itself has it. */
  focus: string | null
  /** Of the window, in CSS pixels. */
  scroll: { x: number; y: number }
}

/** What stood in the form controls, masked, by the control's name. */
export type Drafts = Readonly<Record<string, string>>

/** A finished call of the API. */
export interface RequestFact {
  endpoint: string
  method: string
  /** Of HTTP; 0 without an answer. */
  status: number
  /** Milliseconds from the call to its end. */
  ms: number
}

export interface RecordedStep {
  action: { type: string }
  /** Milliseconds since 1970. */
  at: number
  state: object
  /** Missing when it was not looked at: in files before format 4, and while the page starts. */
  seen?: Seen | undefined
  drafts?: Drafts | undefined
  /** Of an action that ends a call of the API. */
  request?: RequestFact | undefined
}

export interface RecordedSession {
  /** The state before the first step. */
  first: object
  steps: readonly RecordedStep[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What changed since the step before; undefined when nothing did. */
function changed(before: Seen | undefined, seen: Seen | undefined): Partial<Seen> | undefined {
  if (!seen || before === seen) return undefined
  const fields = Object.entries(seen).filter(
    ([field, value]) => !isSame(value, before?.[field as keyof Seen]),
  )
  return fields.length === 0 ? undefined : Object.fromEntries(fields)
}

/** DevTools keep the entry's own fields and ignore the others. */
function entryOf({ action, at, seen, drafts, request }: RecordedStep, before: RecordedStep | undefined) {
  return {
    type: 'PERFORM_ACTION',
    action,
    timestamp: at,
    seen: changed(before?.seen, seen),
    drafts: drafts && !isSame(drafts, before?.drafts) ? drafts : undefined,
    request,
  }
}

/**
 * A session as JSON that Redux DevTools can import: its "lifted" state holds every action and the state after it.
 * Our own facts stand beside it; DevTools ignores them.
 */
export function writeSession(
  { first, steps }: RecordedSession,
  facts: SessionFacts,
  { indent = 0 }: { indent?: number } = {},
): string {
  const start = {
    type: 'PERFORM_ACTION',
    action: { type: '@@INIT' },
    timestamp: steps[0]?.at ?? facts.savedAt,
  }
  const entries = steps.map((step, index) => entryOf(step, steps[index - 1]))
  const lifted = {
    kursi: { format: sessionFormat, ...facts },
    monitorState: {},
    nextActionId: steps.length + 1,
    computedStates: [first, ...steps.map(({ state }) => state)].map(state => ({ state })),
    committedState: first,
    currentStateIndex: steps.length,
    actionsById: Object.fromEntries([start, ...entries].map((entry, id) => [id, entry])),
    stagedActionIds: [start, ...steps].map((_step, id) => id),
    skippedActionIds: [],
    isLocked: false,
    isPaused: false,
  }
  return JSON.stringify(writeReferences(lifted), null, indent)
}
