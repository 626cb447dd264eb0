export type Side = 'before' | 'after'

/** The ids with `id` placed beside `targetId`. */
export function movedBeside(ids: readonly string[], id: string, targetId: string, side: Side): string[] {
  const others = ids.filter(one => one !== id)
  const target = others.indexOf(targetId)
  if (target === -1 || others.length === ids.length) return [...ids]
  const index = side === 'before' ? target : target + 1
  return [...others.slice(0, index), id, ...others.slice(index)]
}
