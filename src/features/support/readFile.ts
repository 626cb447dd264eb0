import { isRecord } from '@/domain/isRecord'
import { array, boolean, mixed, number, object, string, type Schema } from 'yup'
import { maxSessionBytes, maxSessionSteps } from '@/domain/attachedSession'
import { languages, type Language } from '@/domain/languages'
import { FileRefused } from './FileRefused'
import { migrationsFrom, sessionFormat } from './migrations'
import { readReferences } from './references'
import type { Drafts, RecordedSession, RecordedStep, Seen, SessionFacts } from './sessionFile'
import type { FileProblem } from './supportSlice'

/** Actions without the states after them, as the extension of Redux DevTools exports them. */
export interface RecordedActions {
  /** The state before the first action; null where the app starts from the beginning. */
  first: object | null
  actions: readonly { type: string }[]
}

export type ReadFile =
  /** The facts are null in an export of Redux DevTools. */
  | { kind: 'session'; facts: SessionFacts | null; session: RecordedSession }
  | { kind: 'actions'; recorded: RecordedActions }
  /** The local storage entries of a state. */
  | { kind: 'storage'; entries: Record<string, string> }

/** Validates only what the surrounding window needs. The screens themselves show what they can. */
const stateSchema = object({
  location: object({
    pathname: string().matches(/^\//).required(),
    search: string().defined(),
    hash: string().defined(),
  }).required(),
  preferences: object({
    language: mixed<Language>().oneOf(languages).required(),
    theme: string().required(),
  }).required(),
  auth: object().required(),
}).required()

const side = number().integer().min(1).max(10_000).required()

const factsSchema = object({
  format: number().integer().min(1).required(),
  version: string().required(),
  language: mixed<Language>().oneOf(languages).required(),
  viewport: object({ width: side, height: side }).required(),
  savedAt: number().required(),
}).required()

const idsSchema = array(number().integer().required()).required()
const actionSchema = object({ type: string().required() }).required()

const pixels = number().integer().min(0).max(10_000_000)

/** Each field is there when it changed since the step before. */
const seenSchema = object({
  width: pixels,
  height: pixels,
  theme: mixed<Seen['theme']>().oneOf(['light', 'dark']),
  timeZone: string(),
  online: boolean(),
  focus: string().nullable(),
  scroll: object({ x: number().required(), y: number().required() }).default(undefined),
})
  .default(undefined)
  .optional()

const draftsSchema = mixed<Drafts>((value): value is Drafts =>
  Object.values(value as object).every(text => typeof text === 'string'),
)

const requestSchema = object({
  endpoint: string().required(),
  method: string().required(),
  status: number().integer().required(),
  ms: number().required(),
})
  .default(undefined)
  .optional()

const entrySchema = object({
  action: actionSchema,
  timestamp: number().required(),
  seen: seenSchema,
  drafts: draftsSchema,
  request: requestSchema,
}).required()

type Fields = Record<string, unknown>

function checked<Value>(schema: Schema<Value>, value: unknown, problem: FileProblem): Value {
  try {
    return schema.validateSync(value, { strict: true })
  } catch {
    throw new FileRefused(problem)
  }
}

const storageKeys = ['user', 'kursi', 'language', 'rememberedEmail'] as const

/** The entries as strings, as the browser stores them. A JSON entry may already be parsed. */
function entriesOf(content: Fields): Record<string, string> | undefined {
  const found = storageKeys.flatMap(key => {
    const value = content[key]
    if (value === undefined || value === null) return []
    return [[key, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

function entriesInOrder({ stagedActionIds, actionsById }: Fields): unknown[] {
  if (!isRecord(actionsById)) throw new FileRefused('no_steps')
  const ids = checked(idsSchema, stagedActionIds, 'no_steps')
  if (ids.length === 0) throw new FileRefused('no_steps')
  if (ids.length > maxSessionSteps) throw new FileRefused('too_large')
  return ids.map(id => actionsById[id])
}

/** The first entry that says anything says everything; undefined in a file where it does not. */
function wholeSeen({
  width,
  height,
  theme,
  timeZone,
  online,
  focus,
  scroll,
}: Partial<Seen>): Seen | undefined {
  if (width === undefined || height === undefined || !theme || timeZone === undefined) return undefined
  if (online === undefined || focus === undefined || !scroll) return undefined
  return { width, height, theme, timeZone, online, focus, scroll }
}

function sessionOf(content: Fields): RecordedSession {
  const entries = entriesInOrder(content)
  const { computedStates } = content
  if (!Array.isArray(computedStates) || computedStates.length !== entries.length)
    throw new FileRefused('states_missing')
  const [first, ...states] = computedStates.map(computed =>
    checked(stateSchema, isRecord(computed) ? computed['state'] : undefined, 'state_broken'),
  )
  if (!first) throw new FileRefused('states_missing')
  // Only the state of the first entry counts: its action is DevTools' own init.
  const steps: RecordedStep[] = []
  for (const [index, entry] of entries.slice(1).entries()) {
    const { action, timestamp, seen, drafts, request } = checked(entrySchema, entry, 'action_broken')
    const before = steps.at(-1)
    steps.push({
      action,
      at: timestamp,
      state: states[index] ?? first,
      seen: seen ? wholeSeen({ ...before?.seen, ...seen }) : before?.seen,
      drafts: drafts ?? before?.drafts,
      request,
    })
  }
  return { first, steps }
}

const mapField = (field: string, map: (value: Fields) => unknown) => (owner: unknown) =>
  isRecord(owner) && isRecord(owner[field]) ? { ...owner, [field]: map(owner[field]) } : owner

/** Migrates the content of an older file to the current format. */
function migrated(content: Fields, format: number): Fields {
  const { computedStates, actionsById } = content
  const { state, action } = migrationsFrom(format)
  return {
    ...content,
    computedStates: Array.isArray(computedStates) && computedStates.map(mapField('state', state)),
    actionsById:
      isRecord(actionsById) &&
      Object.fromEntries(
        Object.entries(actionsById).map(([id, entry]) => [id, mapField('action', action)(entry)]),
      ),
  }
}

function readLifted(content: Fields): ReadFile {
  const { kursi } = content
  if (isRecord(kursi) && Number(kursi['format']) > sessionFormat) throw new FileRefused('newer')
  const whole = readReferences(content) as Fields
  if (kursi === undefined) return { kind: 'session', facts: null, session: sessionOf(whole) }
  const { format, ...facts } = checked(factsSchema, whole['kursi'], 'facts_broken')
  return { kind: 'session', facts, session: sessionOf(migrated(whole, format)) }
}

const stateOrNull = (state: unknown) =>
  state === undefined || state === null ? null : checked(stateSchema, state, 'state_broken')

function readActions(actions: readonly unknown[], first: unknown): ReadFile {
  if (actions.length === 0) throw new FileRefused('no_steps')
  if (actions.length > maxSessionSteps) throw new FileRefused('too_large')
  return {
    kind: 'actions',
    recorded: {
      first: stateOrNull(first),
      actions: actions.map(action => checked(actionSchema, action, 'action_broken')),
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused('not_json')
  }
}

/** DevTools writes the parts of some exports as JSON inside JSON. */
const parsed = (part: unknown): unknown => (typeof part === 'string' ? parse(part) : part)

function read(content: unknown): ReadFile {
  if (!isRecord(content)) throw new FileRefused('not_a_session')
  if ('payload' in content) {
    const payload = parsed(content['payload'])
    if (!Array.isArray(payload)) return read(payload)
    return readActions(
      readReferences(payload) as unknown[],
      readReferences(parsed(content['preloadedState'])),
    )
  }
  if ('computedStates' in content) return readLifted(content)
  if ('actionsById' in content) {
    const whole = readReferences(content) as Fields
    const [, ...entries] = entriesInOrder(whole)
    return readActions(
      entries.map(entry => (isRecord(entry) ? entry['action'] : undefined)),
      whole['committedState'],
    )
  }
  const entries = entriesOf(content)
  if (!entries) throw new FileRefused('not_a_session')
  return { kind: 'storage', entries }
}

/** Resolves with the validated content. Throws `FileRefused`. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > maxSessionBytes) throw new FileRefused('too_large')
  return read(parse(await file.text()))
}
