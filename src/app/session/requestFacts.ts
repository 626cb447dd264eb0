import type { UnknownAction } from '@reduxjs/toolkit'
import type { CallMeta } from '@/api/baseQuery'
import type { Instant } from '@/domain/zonedTime'
import type { RequestFact } from '@/features/support/sessionFile'

interface CallAction extends UnknownAction {
  payload?: { status?: unknown } | null
  meta: {
    requestId: string
    requestStatus: 'pending' | 'fulfilled' | 'rejected'
    arg: { type: 'query' | 'mutation'; endpointName: string }
    /** The call was not sent. */
    condition?: boolean
    baseQueryMeta?: CallMeta
  }
}

const isOfCall = (action: UnknownAction): action is CallAction =>
  /^api\/execute(Query|Mutation)\/\w+$/.test(action.type)

/** For endpoints that call by a function of their own, which passes no meta on. */
function metaOf({ payload, meta: { arg, requestStatus } }: CallAction): CallMeta {
  const failure = typeof payload?.status === 'number' ? payload.status : 0
  return {
    method: arg.type === 'mutation' ? 'POST' : 'GET',
    status: requestStatus === 'fulfilled' ? 200 : failure,
  }
}

/** Hears the actions in their order, and knows of one that ends a call what became of the call. */
export function createRequestFacts(): (action: UnknownAction, at: Instant) => RequestFact | undefined {
  const startedAt = new Map<string, Instant>()
  return (action, at) => {
    if (!isOfCall(action)) return undefined
    const { requestId, requestStatus, arg, condition, baseQueryMeta } = action.meta
    if (requestStatus === 'pending') {
      startedAt.set(requestId, at)
      return undefined
    }
    const start = startedAt.get(requestId)
    startedAt.delete(requestId)
    if (condition || start === undefined) return undefined
    const { method, status } = baseQueryMeta ?? metaOf(action)
    return { endpoint: arg.endpointName, method, status, ms: at - start }
  }
}
