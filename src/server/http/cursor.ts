import type { Cursor } from '../db/position'
import { badInput } from '../kernel/ApiFailure'

const toCursor = ({ createdAt, id }: Cursor): string => `${createdAt}_${id}`

/** Undefined for the first page; 400 for an invalid cursor. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(text) ?? []
  if (createdAt === undefined || id === undefined) throw badInput({ cursor: 'value_invalid' })
  return { createdAt: Number(createdAt), id }
}

/** One page of the found items. The query asks for one item more than `size`, to see whether the list goes on. */
export function pageOf<Item extends Cursor>(
  found: readonly Item[],
  size: number,
): { items: Item[]; next: string | null } {
  const items = found.slice(0, size)
  const last = items.at(-1)
  return { items, next: found.length > size && last ? toCursor(last) : null }
}
