import { createHash } from 'node:crypto'
import { salonsPerPage } from '@/domain/salon'

const markLength = 6
/** As many as an address has room for. */
const mostSeen = 20 * salonsPerPage

export const seenPattern = new RegExp(`^(?:[\\w-]{${markLength}}){1,${mostSeen}}$`)

const markOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, markLength)

/** How many salons a cursor names as seen. */
export const seenBy = (cursor: string): number => cursor.length / markLength

/** The ids that a cursor does not name as seen. It names each, because the order may change between two pages. */
export function unseen(ids: readonly string[], cursor: string): string[] {
  if (cursor === '') return [...ids]
  const seen = new Set<string>()
  for (let at = 0; at < cursor.length; at += markLength) seen.add(cursor.slice(at, at + markLength))
  return ids.filter(id => !seen.has(markOf(id)))
}

/** The cursor once these ids are seen too; null where it would be longer than an address may be. */
export function withSeen(cursor: string, ids: readonly string[]): string | null {
  const next = cursor + ids.map(markOf).join('')
  return next.length > mostSeen * markLength ? null : next
}
