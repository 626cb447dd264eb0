import { isObject, stepTo } from './references'

/** A value that a step changed; undefined where there is none. */
export interface StateChange {
  path: string
  before: unknown
  after: unknown
}

export const mostChanges = 100

/** What differs between two states, part by part; the first hundred. Unchanged parts are the same object. */
export function changesBetween(before: unknown, after: unknown): StateChange[] {
  const changes: StateChange[] = []
  const compare = (one: unknown, other: unknown, path: string): void => {
    if (changes.length === mostChanges || Object.is(one, other)) return
    if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
      changes.push({ path: path.replace(/^\./, ''), before: one, after: other })
      return
    }
    const [mine, theirs] = [one, other] as Record<string, unknown>[]
    for (const field of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(mine?.[field], theirs?.[field], path + (Array.isArray(one) ? `[${field}]` : stepTo(field)))
    }
  }
  compare(before, after, '')
  return changes
}
