import { createHash } from 'node:crypto'
import type { Versioned } from '@/domain/edit'
import { ApiFailure } from './ApiFailure'

const digestOf = (values: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')

/** The version of what is edited as one: it changes with any of the values. Quoted, as HTTP writes it. */
export const etagOf = (values: object): string => `"${digestOf(values).slice(0, 22)}"`

/** An item as it is answered, with the version of those of its values that are edited as one. */
export const versioned = <Item extends object>(item: Item, edited: object): Versioned<Item> => ({
  ...item,
  etag: etagOf(edited),
})

/**
 * Refuses a write whose `If-Match` is of another version: 412 `stale_write` with the present values, and their etag, as
 * `data`. Without the header nothing is checked. What is stored already as it is wanted, such as by the same write before
 * its answer was lost, is fine. To be asked in the transaction that writes.
 */
export function requireMatch<Values extends object>(
  ifMatch: string | undefined,
  present: Values,
  wanted?: Partial<Values>,
): void {
  if (ifMatch === undefined) return
  const etag = etagOf(present)
  const accepted = ifMatch.split(',').map(one => one.trim())
  if (accepted.includes('*') || accepted.includes(etag)) return
  if (wanted && etagOf(pick(wanted, present)) === etag) return
  const data: Versioned<Values> = { ...present, etag }
  throw new ApiFailure('stale_write', 'Somebody has changed this meanwhile.', { data })
}

const pick = (values: object, like: object): object =>
  Object.fromEntries(Object.keys(like).map(field => [field, (values as Record<string, unknown>)[field]]))
