/**
 * An item with its version. A write sends it as `If-Match`, so that nobody overwrites another edit unseen. Every
 * editable item has an `etag`; a host that knows only the specification leaves it out.
 */
export type Versioned<Values> = Values & { etag?: string | undefined }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface Merge<Values> {
  /** The changes of both edits; `mine` where both changed a field. */
  merged: Values
  /** The fields that both edits changed to different values. The user has to choose. */
  conflicting: (keyof Values & string)[]
}

/** Merges two edits of `base` field by field. The fields are those of `mine`. */
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
