import type { Allowed, Hide } from '@/store/redaction'

/** Redacts a text made of several parts by hand; `redact` redacts the parts. */
export type RedactWhole = (value: string, redact: (part: unknown, policy: Policy) => unknown) => unknown

export interface Policy {
  allowed?: Allowed | RedactWhole | undefined
  inner: (field: string, owner: Readonly<Record<string, unknown>>) => Policy
  /** Whether the names of its fields may be ids. */
  keys?: Allowed | RedactWhole | undefined
}

export type Rules = Allowed | { readonly [field: string]: Rules | undefined }

const hidden: Policy = { inner: () => hidden }

/** Allows only values of a harmless shape. */
export const denied = hidden

/** Makes each policy once: the redactor caches redacted values by policy. */
function remembered<Key>(make: (key: Key) => Policy): (key: Key) => Policy {
  const made = new Map<Key, Policy>()
  return key => {
    const policy = made.get(key) ?? make(key)
    made.set(key, policy)
    return policy
  }
}

/** An allow-list that follows the value's shape. */
export const byShape = remembered((rules: Rules | undefined): Policy => {
  if (rules === undefined) return denied
  if (typeof rules === 'string') return { allowed: rules, inner: () => denied }
  return { inner: field => byShape(Object.hasOwn(rules, field) ? rules[field] : undefined) }
})

/** An allow-list of field names at any depth. */
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
