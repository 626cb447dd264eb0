/**
 * An item with the version that it has: a write sends it as `If-Match`, so that of two people nobody overwrites the other
 * unseen. Every item that can be edited says its `etag`; a host that knows only the specification leaves it out.
 */
export type Versioned<Values> = Values & { etag?: string | undefined }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface Merge<Values> {
  /** What each of the two has changed, and mine where both have. */
  merged: Values
  /** The fields that both have changed, each to something else: only a person can say whose stays. */
  conflicting: (keyof Values & string)[]
}

/** Brings two edits together, field by field, that both started from `base`. The fields are those of `mine`. */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const fields = Object.keys(mine) as (keyof Values & string)[]
  const isMine = (field: keyof Values) => !isSame(mine[field], base[field])
  const untouched = fields.filter(field => !isMine(field))
  return {
    merged: { ...mine, ...Object.fromEntries(untouched.map(field => [field, theirs[field]])) },
    conflicting: fields.filter(
      field => isMine(field) && !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  }
}
