import type { Cursor } from '../db/position'
import { badInput } from '../kernel/ApiFailure'

/** The `cursor` of a page: the place after which it begins. */
const toCursor = ({ createdAt, id }: Cursor): string => `${createdAt}_${id}`

/** Undefined for the first page; 400 for what is no cursor of ours. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (!text) return undefined
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(text) ?? []
  if (createdAt === undefined || id === undefined) throw badInput({ cursor: 'value_invalid' })
  return { createdAt: Number(createdAt), id }
}

/** A page of what was found, of which one more was asked for than fits, to see whether the list goes on. */
export function pageOf<Item extends Cursor>(
  found: readonly Item[],
  size: number,
): { items: Item[]; next: string | null } {
  const items = found.slice(0, size)
  const last = items.at(-1)
  return { items, next: found.length > size && last ? toCursor(last) : null }
}
