import type { RecordedSession, RecordedStep, SessionFacts } from '@/features/support/sessionFile'

interface Request {
  endpointName: string
  requestId: string
  requestStatus: 'pending' | 'fulfilled' | 'rejected'
}

const requestOf = ({ action }: RecordedStep): Request | undefined => {
  const { meta } = action as { meta?: Partial<Request> & { arg?: { endpointName?: unknown } } }
  const { requestId, requestStatus, arg } = meta ?? {}
  if (!requestId || !requestStatus || typeof arg?.endpointName !== 'string') return undefined
  return { endpointName: arg.endpointName, requestId, requestStatus }
}

const isLibraryStep = ({ action: { type } }: RecordedStep): boolean => /^(api|persist)\//.test(type)

/** UTC, so that the story is the same wherever it is read. */
const timeOf = (at: number): string => {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? 'at no time' : date.toISOString().slice(11, 23)
}

const addressOf = (state: object): string | undefined => {
  const { location } = state as { location?: { pathname?: unknown; search?: unknown } }
  return location && `${String(location.pathname)}${String(location.search)}`
}

/** The session as lines of text: each page, the actions on it, and under each action the requests that ended after it. */
export function storyOf({ first, steps }: RecordedSession, facts: SessionFacts): string[] {
  const { version, language, viewport } = facts
  const begun = new Map<string, number>()
  let address = addressOf(first)
  const lines = [`Kursi ${version}, ${language}, ${viewport.width} × ${viewport.height}`, `Page ${address}`]
  for (const [index, step] of steps.entries()) {
    const request = requestOf(step)
    if (request?.requestStatus === 'pending') begun.set(request.requestId, step.at)
    else if (request) {
      const milliseconds = step.at - (begun.get(request.requestId) ?? step.at)
      lines.push(`      ${request.endpointName} ${request.requestStatus} after ${milliseconds} ms`)
    } else if (!isLibraryStep(step)) lines.push(`  ${index + 1} ${timeOf(step.at)} ${step.action.type}`)
    const next = addressOf(step.state)
    if (next === address) continue
    address = next
    lines.push(`Page ${address}`)
  }
  return lines
}
