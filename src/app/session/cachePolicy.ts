import { failurePolicy } from './failurePolicy'
import { byShape, denied, type Policy, type RedactWhole, type Rules } from './policies'
import { isFieldName } from './shapes'

type Fields = Readonly<Record<string, unknown>>

interface EndpointRules {
  args?: Rules | undefined
  answer?: Rules | undefined
}

/** By the name of the endpoint; one that allows nothing stands for itself. */
export type EndpointRedactions = ReadonlyMap<string, EndpointRules>

/** How RTK Query names a cached answer: the endpoint and its arguments, as in `getSalon("noor")`. */
const cacheKey = /^(\w+)\((.*)\)$/s

/** Words of the library's own, and ids. */
const libraryFields: ReadonlySet<string> = new Set([
  'direction',
  'endpointName',
  'invalidationBehavior',
  'op',
  'reducerPath',
  'requestId',
  'requestStatus',
  'startReason',
  'status',
  'type',
])

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The endpoint that an entry of the cache, or an action about it, speaks of. */
function endpointOf({
  endpointName,
  queryCacheKey,
  queryDescription,
  meta,
  arg,
}: Fields): string | undefined {
  if (typeof endpointName === 'string') return endpointName
  if (typeof queryCacheKey === 'string') return cacheKey.exec(queryCacheKey)?.[1]
  const about = queryDescription ?? meta ?? arg
  return isObject(about) ? endpointOf(about) : undefined
}

/** An answer; the one of an endless list comes page by page. */
function answerPolicy(rules: Rules | undefined): Policy {
  const whole = byShape(rules)
  const page: Policy = {
    ...whole,
    inner: (field, owner) =>
      field === 'pages' && Array.isArray(owner['pageParams']) ? page : whole.inner(field, owner),
  }
  return page
}

const token = byShape('token')

/** Where a change of an answer is made. */
const pathPolicy: Policy = {
  ...denied,
  allowed: (step, redact) => (isFieldName(step) ? step : redact(step, token)),
}

/** A change of an answer, as Immer writes it down: its value is of the field that the path leads to. */
const changePolicy = (answer: Policy): Policy => ({
  inner: (field, { path }) => {
    if (field === 'path') return pathPolicy
    if (field === 'op') return token
    if (field !== 'value' || !Array.isArray(path)) return denied
    const steps = path.filter((step): step is string => typeof step === 'string')
    return steps.reduce<Policy>((inner, step) => inner.inner(step, { pageParams: [] }), answer)
  },
})

/**
 * The cache of answers, in the state and in RTK Query's actions: what the library says of itself stays, and of arguments
 * and answers what their endpoint allows.
 */
export function cachePolicyOf(redactions: EndpointRedactions): Policy {
  const keyOf =
    (otherwise: Policy): RedactWhole =>
    (key, redact) => {
      const [, endpoint = '', args = ''] = cacheKey.exec(key) ?? []
      if (!redactions.has(endpoint)) return redact(key, otherwise)
      if (args === '' || args === 'undefined') return key
      try {
        return `${endpoint}(${JSON.stringify(redact(JSON.parse(args), byShape(redactions.get(endpoint)?.args)))})`
      } catch {
        return `${endpoint}(${String(redact(args, denied))})`
      }
    }
  const keys = keyOf(token)
  const ofCacheKeys: Policy = { ...denied, allowed: keyOf(denied) }

  /** Which answers go with which tag. Its ids are those of arguments. */
  const tagPolicy: Policy = {
    keys: 'token',
    inner: () => ({
      keys: (id, redact) => (id === '__internal_without_id' ? id : redact(id, denied)),
      inner: () => ofCacheKeys,
    }),
  }

  /** Of what the library notes about one endpoint, or about none in particular. */
  function notesOf(endpoint: string | undefined): { ofWord: Policy; ofText: Policy } {
    const rules = endpoint === undefined ? undefined : redactions.get(endpoint)
    const answer = answerPolicy(rules?.answer)
    const parts: Readonly<Record<string, Policy>> = {
      originalArgs: byShape(rules?.args),
      data: answer,
      value: answer,
      patches: changePolicy(answer),
      inversePatches: changePolicy(answer),
    }
    const inner: Policy['inner'] = (field, owner) => {
      const named = endpointOf(owner)
      if (named !== undefined && named !== endpoint) return notes(named).ofText.inner(field, owner)
      if (field === 'error') return failurePolicy
      if (field === 'tags') return tagPolicy
      if (field === 'payload' && named !== undefined) return answer
      if (endpoint !== undefined && Object.hasOwn(parts, field)) return parts[field] ?? denied
      return libraryFields.has(field) ? ofWord : ofText
    }
    const ofWord: Policy = { allowed: 'token', keys, inner }
    const ofText: Policy = { allowed: keyOf(denied), keys, inner }
    return { ofWord, ofText }
  }

  const made = new Map<string | undefined, ReturnType<typeof notesOf>>()
  function notes(endpoint: string | undefined) {
    const known = made.get(endpoint) ?? notesOf(endpoint)
    made.set(endpoint, known)
    return known
  }
  return notes(undefined).ofText
}
