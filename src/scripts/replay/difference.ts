import { isDeepStrictEqual } from 'node:util'

/** The value as a file holds it. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200))

/** The first path at which two states differ, with both values; undefined when they are equal. */
export function firstDifference(expected: unknown, found: unknown, path = 'state'): string | undefined {
  if (isDeepStrictEqual(expected, found)) return undefined
  if (!isObject(expected) || !isObject(found))
    return `${path} is ${textOf(found)} instead of ${textOf(expected)}`
  const names = new Set([...Object.keys(expected), ...Object.keys(found)])
  for (const name of names) {
    const difference = firstDifference(expected[name], found[name], `${path}.${name}`)
    if (difference !== undefined) return difference
  }
  return `${path} differs in the order of its parts`
}
