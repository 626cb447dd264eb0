/** What makes one value of another: fields that are new or other, fields that are gone, and changes further inside. */
export interface Change {
  set?: Readonly<Record<string, unknown>>
  unset?: readonly string[]
  inside?: Readonly<Record<string, Change>>
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const canChangeInside = (before: unknown, after: unknown): boolean =>
  isObject(before) &&
  isObject(after) &&
  (Array.isArray(before) ? Array.isArray(after) && before.length === after.length : !Array.isArray(after))

/** Undefined when nothing changed. Parts that are the same object are not looked into. Both values are plain JSON. */
export function changeOf(before: object, after: object): Change | undefined {
  if (before === after) return undefined
  const set: Record<string, unknown> = {}
  const inside: Record<string, Change> = {}
  const was = before as Fields
  const is = after as Fields
  for (const [field, value] of Object.entries(is)) {
    const earlier = was[field]
    if (Object.is(value, earlier) || value === undefined) continue
    if (canChangeInside(earlier, value)) {
      const change = changeOf(earlier as object, value as object)
      if (change) inside[field] = change
    } else {
      set[field] = value
    }
  }
  const unset = Object.keys(was).filter(field => was[field] !== undefined && is[field] === undefined)
  const change: Change = {
    ...(Object.keys(set).length > 0 && { set }),
    ...(unset.length > 0 && { unset }),
    ...(Object.keys(inside).length > 0 && { inside }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The value after the change. Unchanged parts stay the same objects. */
export function withChange(before: object, change: Change | undefined): object {
  if (!change) return before
  const { set = {}, unset = [], inside = {} } = change
  const changed = Object.entries(inside).map(([field, inner]) => [
    field,
    withChange((before as Fields)[field] as object, inner),
  ])
  const next = { ...set, ...(Object.fromEntries(changed) as Fields) }
  if (Array.isArray(before)) return Object.assign([...(before as unknown[])], next)
  const staying = Object.entries(before).filter(([field]) => !unset.includes(field))
  return { ...Object.fromEntries(staying), ...next }
}
