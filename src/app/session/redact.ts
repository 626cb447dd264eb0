import type { UnknownAction } from '@reduxjs/toolkit'
import { failurePolicy } from './failurePolicy'
import type { Policy, RedactWhole } from './policies'
import { createPseudonyms, type PseudonymOf } from './pseudonyms'
import { actionPolicy, statePolicy } from './redactions'
import { isFailure, isFieldName, isPlainObject, isToken, isHarmless } from './shapes'

type Fields = Record<string, unknown>

/** Texts that were redacted by hand and are remembered. */
const mostKnown = 500

export interface Redactor {
  state: (state: object) => unknown
  action: (action: UnknownAction) => unknown
}

/**
 * Removes secrets and personal data from the states and actions of one session. Only what a redaction allows stays, and
 * what is harmless by its shape. Any other text gets a pseudonym, so that a replay of the redacted actions ends in the
 * redacted state. Identical objects stay identical.
 */
export function createRedactor(pseudonyms: { of: PseudonymOf } = createPseudonyms()): Redactor {
  const done = new WeakMap<object, Map<Policy, unknown>>()
  const wholes = new Map<RedactWhole, Map<string, unknown>>()

  function text(value: string, allowed: Policy['allowed']): unknown {
    if (isHarmless(value) || allowed === 'told' || (allowed === 'token' && isToken(value))) return value
    return typeof allowed === 'function' ? byHand(value, allowed) : pseudonyms.of(value)
  }

  /** The names of all cached answers come again with each state. */
  function byHand(value: string, redactWhole: RedactWhole): unknown {
    const known = wholes.get(redactWhole) ?? new Map<string, unknown>()
    if (known.size > mostKnown) known.clear()
    wholes.set(redactWhole, known)
    if (!known.has(value)) known.set(value, redactWhole(value, redact))
    return known.get(value)
  }

  const name = (field: string, { keys }: Policy): string =>
    keys === undefined && isFieldName(field) ? field : String(text(field, keys))

  const object = (value: Fields, policy: Policy): Fields =>
    Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [
        name(field, policy),
        redact(inner, policy.inner(field, value)),
      ]),
    )

  const remembered = (value: object, policy: Policy, make: () => unknown): unknown => {
    const made = done.get(value) ?? new Map<Policy, unknown>()
    done.set(value, made)
    if (!made.has(policy)) made.set(policy, make())
    return made.get(policy)
  }

  function redact(value: unknown, policy: Policy): unknown {
    if (typeof value === 'string') return text(value, policy.allowed)
    if (typeof value === 'number') {
      return Number.isSafeInteger(value) || policy.allowed === 'fraction' ? value : 0
    }
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value !== 'object') return undefined
    if (Array.isArray(value)) return remembered(value, policy, () => value.map(item => redact(item, policy)))
    // What is no JSON never leaves.
    if (!isPlainObject(value)) return {}
    return remembered(value, policy, () => object(value, isFailure(value) ? failurePolicy : policy))
  }

  return {
    state: state => redact(state, statePolicy),
    action: ({ type, ...rest }) => ({ ...(redact(rest, actionPolicy(type)) as Fields), type }),
  }
}
