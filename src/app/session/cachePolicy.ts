import { cacheKey, endpointOf } from './endpointOf'
import { failurePolicy } from './failurePolicy'
import { byShape, denied, type Policy, type RedactWhole, type Rules } from './policies'
import { isFieldName } from './shapes'

interface EndpointRules {
  args?: Rules | undefined
  answer?: Rules | undefined
}

/** By endpoint name. An endpoint that allows nothing has an empty entry. */
export type EndpointRedactions = ReadonlyMap<string, EndpointRules>

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

/** The policy of an answer. The answer of an infinite query has pages. */
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

const pathPolicy: Policy = {
  ...denied,
  allowed: (step, redact) => (isFieldName(step) ? step : redact(step, token)),
}

/** The policy of an Immer patch: its value follows the rule of the field at its path. */
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
 * The query cache, in the state and in RTK Query's actions. The library's own fields stay; of arguments and answers,
 * what their endpoint allows stays.
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

  /** The cache keys by tag. Tag ids come from arguments. */
  const tagPolicy: Policy = {
    keys: 'token',
    inner: () => ({
      keys: (id, redact) => (id === '__internal_without_id' ? id : redact(id, denied)),
      inner: () => ofCacheKeys,
    }),
  }

  /** Policies for RTK Query's own fields about one endpoint, or about none. */
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
