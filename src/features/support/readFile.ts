import { isRecord } from '@/domain/isRecord'
import { array, boolean, mixed, number, object, string, type InferType } from 'yup'
import { languages, type Language } from '@/domain/languages'
import { migrationsFrom, sessionFormat } from './migrations'
import { readReferences } from './references'
import type { Drafts, RecordedSession, RecordedStep, Seen, SessionFacts } from './sessionFile'
import type { FileProblem } from './supportSlice'

/** A session of two hundred steps has a few megabytes. */
const mostBytes = 25_000_000

export class FileRefused extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem)
  }
}

/** A recorded session, or the local storage entries of a state. */
export type ReadFile =
  | { kind: 'session'; facts: SessionFacts; session: RecordedSession }
  | { kind: 'storage'; entries: Record<string, string> }

/** Validates only what the surrounding window needs. The screens themselves show what they can. */
const stateSchema = object({
  location: object({
    pathname: string().required(),
    search: string().defined(),
    hash: string().defined(),
  }).required(),
  preferences: object({
    language: mixed<Language>().oneOf(languages).required(),
    theme: string().required(),
  }).required(),
  auth: object().required(),
})

const side = number().integer().min(1).max(10_000).required()

const sessionSchema = object({
  kursi: object({
    format: number().integer().min(1).required(),
    version: string().required(),
    language: mixed<Language>().oneOf(languages).required(),
    viewport: object({ width: side, height: side }).required(),
    savedAt: number().required(),
  }).required(),
  stagedActionIds: array(number().integer().required()).min(1).max(1000).required(),
  computedStates: array(object({ state: stateSchema.required() }).required()).required(),
  actionsById: object().required(),
}).test(
  'a-state-for-each-action',
  'states_missing',
  ({ stagedActionIds, computedStates }) => stagedActionIds.length === computedStates.length,
)

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
  action: object({ type: string().required() }).required(),
  timestamp: number().required(),
  seen: seenSchema,
  drafts: draftsSchema,
  request: requestSchema,
})

const storageKeys = ['user', 'kursi', 'language', 'rememberedEmail'] as const

/** The entries as strings, as the browser stores them. A JSON entry may already be parsed. */
function entriesOf(content: Record<string, unknown>): Record<string, string> | undefined {
  const found = storageKeys.flatMap(key => {
    const value = content[key]
    if (value === undefined || value === null) return []
    return [[key, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

function sessionOf(content: InferType<typeof sessionSchema>): RecordedSession {
  const { stagedActionIds, computedStates } = content
  const actionsById = content.actionsById as Record<number, unknown>
  const entries = stagedActionIds.map(id => entrySchema.validateSync(actionsById[id], { strict: true }))
  const [first, ...states] = computedStates.map(({ state }) => state)
  if (!first) throw new Error('No state')
  const steps: RecordedStep[] = []
  // Only the state of the first entry counts: its action is DevTools' own init.
  for (const [index, entry] of entries.slice(1).entries()) {
    const before = steps.at(-1)
    steps.push({
      action: entry.action,
      at: entry.timestamp,
      state: states[index] ?? first,
      // The first entry that says anything says everything.
      seen: entry.seen ? ({ ...before?.seen, ...entry.seen } as Seen) : before?.seen,
      drafts: entry.drafts ?? before?.drafts,
      request: entry.request,
    })
  }
  return { first, steps }
}

const mapField = (field: string, map: (value: Record<string, unknown>) => unknown) => (owner: unknown) =>
  isRecord(owner) && isRecord(owner[field]) ? { ...owner, [field]: map(owner[field]) } : owner

/** Migrates the content of an older file to the current format. Other content stays unchanged. */
function migrated(content: unknown): unknown {
  if (!isRecord(content) || !isRecord(content['kursi'])) return content
  const { kursi, computedStates, actionsById } = content
  const { state, action } = migrationsFrom(Number(kursi['format']))
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused('not_json')
  }
}

/** Resolves with the validated content. Throws `FileRefused`. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > mostBytes) throw new FileRefused('too_large')
  const content = parse(await file.text())
  if (!isRecord(content)) throw new FileRefused('not_a_session')
  if (!('computedStates' in content)) {
    const entries = entriesOf(content)
    if (!entries) throw new FileRefused('not_a_session')
    return { kind: 'storage', entries }
  }
  const { kursi } = content
  if (isRecord(kursi) && Number(kursi['format']) > sessionFormat) throw new FileRefused('newer')
  try {
    const checked = sessionSchema.validateSync(migrated(readReferences(content)), { strict: true })
    const { format: _format, ...facts } = checked.kursi
    return { kind: 'session', facts, session: sessionOf(checked) }
  } catch {
    throw new FileRefused('not_a_session')
  }
}
