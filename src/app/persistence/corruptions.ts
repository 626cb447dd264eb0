import { createSafeStorage, type SafeStorage } from './safeStorage'

export type Entries = Readonly<Record<string, string>>

export const storageOf = (entries: Entries): SafeStorage => {
  const safe = createSafeStorage(() => {
    throw new Error('Only these entries')
  })
  for (const [key, text] of Object.entries(entries)) safe.set(key, text)
  return safe
}

/** Values that no release has written at any place. */
export const hostile: readonly string[] = [
  'null',
  'true',
  '-1',
  '1e30',
  '-1e30',
  '8.64e15',
  '0.5',
  '""',
  '"no such word"',
  '"__proto__"',
  '"9999-12-31"',
  '"2026-02-31"',
  JSON.stringify('x'.repeat(100_000)),
  '[]',
  '[null]',
  '[[[[[[[[{}]]]]]]]]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"step":{"step":{}}}',
  '{"length":1e9}',
]

type Path = readonly (string | number)[]

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [at, ...inner.flatMap(([key, field]) => pathsIn(field, [...at, key]))]
}

/** The paths of the values that hold no others. */
export const leavesIn = (value: unknown): Path[] => {
  const all = pathsIn(value)
  return all.filter(
    path =>
      !all.some(other => other.length === path.length + 1 && path.every((key, at) => other[at] === key)),
  )
}

const placeholder = 'the hostile value'

/** The text of a JSON value with another value, or with none, at a path. */
export function withValue(text: string, path: Path, value: string | undefined): string {
  if (path.length === 0) return value ?? ''
  const copy = { root: JSON.parse(text) as unknown }
  const owner = ['root', ...path]
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((inner, key) => inner[key] as never, copy)
  const key = ['root', ...path].at(-1) ?? 'root'
  if (value === undefined) Reflect.deleteProperty(owner, key)
  else owner[key] = placeholder
  return JSON.stringify(copy.root).replace(JSON.stringify(placeholder), () => value ?? '')
}

/** The text of a JSON value with each hostile value, and with none, at each place. */
export const corruptionsOf = (text: string): string[] =>
  pathsIn(JSON.parse(text)).flatMap(path =>
    [undefined, ...hostile].map(value => withValue(text, path, value)),
  )
