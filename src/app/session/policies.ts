import type { Allowed, Hide } from '@/store/redaction'

/** Redacts a value by hand, for texts that are made of several; `redact` takes its parts further. */
export type RedactWhole = (value: string, redact: (part: unknown, policy: Policy) => unknown) => unknown

/** What may leave of a value, and of what is in it. */
export interface Policy {
  allowed?: Allowed | RedactWhole | undefined
  /** Of a field of `owner`. */
  inner: (field: string, owner: Readonly<Record<string, unknown>>) => Policy
  /** Whether the names of its fields may be ids. */
  keys?: Allowed | RedactWhole | undefined
}

export type Rules = Allowed | { readonly [field: string]: Rules | undefined }

const hidden: Policy = { inner: () => hidden }

/** Nothing is allowed but by its shape. */
export const denied = hidden

/** Makes each policy once: what was redacted by the same one need not be redacted again. */
function remembered<Key>(make: (key: Key) => Policy): (key: Key) => Policy {
  const made = new Map<Key, Policy>()
  return key => {
    const policy = made.get(key) ?? make(key)
    made.set(key, policy)
    return policy
  }
}

/** By an allow-list that follows the value's shape. */
export const byShape = remembered((rules: Rules | undefined): Policy => {
  if (rules === undefined) return denied
  if (typeof rules === 'string') return { allowed: rules, inner: () => denied }
  return { inner: field => byShape(Object.hasOwn(rules, field) ? rules[field] : undefined) }
})

/** By an allow-list of names that count wherever they stand. */
export function byName(rules: { readonly [field: string]: Allowed | Hide | undefined }): Policy {
  const inner = remembered((field: string): Policy => {
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined
    return { allowed: typeof rule === 'function' ? byHand(rule) : rule, inner }
  })
  return { inner }
}

const byHand =
  (hide: Hide): RedactWhole =>
  (text, redact) =>
    hide(text, (part, unless) => String(redact(part, byShape(unless))))
