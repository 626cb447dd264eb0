import { isOfLibrary } from './isOfLibrary'
import type { ShownStep } from './opened'

/** A call of the API and how it ended. */
export interface ShownRequest {
  endpoint: string
  method: string | null
  /** Of HTTP; 0 without an answer; null where the file does not say it. */
  status: number | null
  /** Milliseconds from the call to its end. */
  ms: number | null
  isAnswered: boolean
}

export interface TimelineStep {
  /** The number of the step: 0 is the state before the first action. */
  index: number
  /** The action's type; empty at the start. */
  name: string
  at: number | null
  isError: boolean
  request: ShownRequest | null
}

/** A business action with the library's actions that came between it and the next one. */
export interface Moment extends TimelineStep {
  pathname: string
  folded: readonly TimelineStep[]
}

export interface Timeline {
  moments: readonly Moment[]
  /** Numbers of the steps at which something went wrong. */
  errors: readonly number[]
  lastStep: number
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

const call = /^api\/execute(?:Query|Mutation)\/(pending|fulfilled|rejected)$/

/** A crash, or what a form or step was told: our names of it and those of earlier releases. */
const failure =
  /^session\/(crashed|errorCaught|rejectionCaught|storageDropped)$|\/(refused|unanswered)$|(Refused|Failed)$/

interface Call {
  id: string
  phase: string
  endpoint: string
  status: number | null
}

/** Undefined for other actions, and for a call that RTK Query did not make because the answer was there. */
function callOf({ action }: ShownStep): Call | undefined {
  const phase = call.exec(action?.type ?? '')?.[1]
  const { meta, payload } = fieldsOf(action)
  const { requestId, condition, arg } = fieldsOf(meta)
  const endpoint = textOf(fieldsOf(arg)['endpointName'])
  if (phase === undefined || endpoint === null || condition === true) return undefined
  const status = phase === 'rejected' ? numberOf(fieldsOf(payload)['status']) : null
  return { id: textOf(requestId) ?? '', phase, endpoint, status }
}

const msBetween = (from: number | null, until: number | null) =>
  from === null || until === null || until < from ? null : until - from

/** By the number of the step that ended the call, or began it when nothing ended it. */
function requestsOf(steps: readonly ShownStep[]): ReadonlyMap<number, ShownRequest> {
  const found = new Map<number, ShownRequest>()
  const began = new Map<string, number>()
  for (const [index, step] of steps.entries()) {
    const ended = callOf(step)
    if (!ended) continue
    const { id, phase, endpoint, status } = ended
    if (phase === 'pending') {
      began.set(id, index)
      found.set(index, { endpoint, method: null, status: null, ms: null, isAnswered: false })
      continue
    }
    const start = began.get(id)
    if (start !== undefined) found.delete(start)
    const ms = msBetween(start === undefined ? null : (steps[start]?.at ?? null), step.at)
    found.set(index, { endpoint, method: null, status, ms, ...step.request, isAnswered: true })
  }
  return found
}

function timelineStepOf(
  { action, at }: ShownStep,
  index: number,
  request: ShownRequest | null,
): TimelineStep {
  const name = action?.type ?? ''
  const isRefused = name.endsWith('/rejected') && typeof request?.status === 'number'
  return { index, name, at, request, isError: failure.test(name) || isRefused }
}

const pathnameOf = ({ state }: ShownStep) => textOf(fieldsOf((state as Fields)['location'])['pathname']) ?? ''

export function timelineOf(steps: readonly ShownStep[]): Timeline {
  const requests = requestsOf(steps)
  const moments: (Moment & { folded: TimelineStep[] })[] = []
  const errors: number[] = []
  for (const [index, step] of steps.entries()) {
    const entry = timelineStepOf(step, index, requests.get(index) ?? null)
    if (entry.isError) errors.push(index)
    const moment = moments.at(-1)
    if (moment && isOfLibrary(entry.name)) moment.folded.push(entry)
    else moments.push({ ...entry, pathname: pathnameOf(step), folded: [] })
  }
  return { moments, errors, lastStep: steps.length - 1 }
}

/** The moment that a step belongs to. */
export const momentAt = ({ moments }: Timeline, step: number): number =>
  moments.findLastIndex(({ index }) => index <= step)

export const nextMoment = ({ moments }: Timeline, step: number) =>
  moments.find(({ index }) => index > step)?.index

export const previousMoment = ({ moments }: Timeline, step: number) =>
  moments.findLast(({ index }) => index < step)?.index

export const nextError = ({ errors }: Timeline, step: number) => errors.find(index => index > step)

export const previousError = ({ errors }: Timeline, step: number) => errors.findLast(index => index < step)

/** Support wants to see first what went wrong last. */
export const stepOfInterest = ({ errors, lastStep }: Timeline): number => errors.at(-1) ?? lastStep
