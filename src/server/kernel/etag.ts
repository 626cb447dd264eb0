import { createHash } from 'node:crypto'
import type { Versioned } from '@/domain/edit'
import { ApiFailure } from './ApiFailure'

const digestOf = (values: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')

/** The version of values that are edited together; it changes with any of them. In quotes, as HTTP requires. */
export const etagOf = (values: object): string => `"${digestOf(values).slice(0, 22)}"`

/** An item of an answer with the version of `edited`, its values that are edited together. */
export const versioned = <Item extends object>(item: Item, edited: object): Versioned<Item> => ({
  ...item,
  etag: etagOf(edited),
})

/**
 * Refuses a stale write: throws 412 `stale_write` when `If-Match` has another version; `data` holds the present values
 * with their etag. Nothing is checked without the header. A repeated write with the same values passes, because its
 * first answer may have been lost. Call it in the transaction that writes.
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
