/**
 * Consecutive states share most objects. The file refers to a repeated object by its path, as Redux DevTools does:
 * `{ "$jsan": "$.computedStates[0].state.auth" }`.
 */
const mark = '$jsan'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const stepTo = (field: string) => (/^\w+$/.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`)

/** Writes each object once and refers to it afterwards. Objects are compared by identity. */
export function writeReferences(root: unknown): unknown {
  const written = new Map<object, string>()
  const write = (value: unknown, location: string): unknown => {
    if (!isObject(value)) return value
    const first = written.get(value)
    if (first !== undefined) return { [mark]: first }
    // DevTools cannot resolve a path through a name that contains a backslash.
    if (Object.keys(value).length > 0 && !/\\(?!")/.test(location)) written.set(value, location)
    if (Array.isArray(value)) return value.map((item, index) => write(item, `${location}[${index}]`))
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, write(inner, location + stepTo(field))]),
    )
  }
  return write(root, '$')
}

/** Limit on values after all references are resolved; a hostile file could expand without end. */
const mostValues = 50_000_000

/**
 * Replaces each reference by the value it refers to. That value must come earlier in the file, so no cycle is possible.
 * Throws for a reference to nothing, for `__proto__` and for a result that is too large.
 */
export function readReferences(root: unknown): unknown {
  const written = new Map<string, { value: unknown; values: number }>()
  const read = (value: unknown, location: string): { value: unknown; values: number } => {
    if (!isObject(value)) return { value, values: 1 }
    if (mark in value) {
      const named = typeof value[mark] === 'string' ? written.get(value[mark]) : undefined
      if (!named) throw new Error('A reference leads nowhere')
      return named
    }
    let values = 1
    const inside = (inner: unknown, step: string) => {
      const result = read(inner, location + step)
      values += result.values
      if (values > mostValues) throw new Error('Too large')
      return result.value
    }
    const made = Array.isArray(value)
      ? value.map((item: unknown, index) => inside(item, `[${index}]`))
      : Object.fromEntries(
          Object.entries(value).map(([field, inner]) => {
            if (field === '__proto__') throw new Error('A prototype in data')
            return [field, inside(inner, stepTo(field))]
          }),
        )
    const result = { value: made, values }
    written.set(location, result)
    return result
  }
  return read(root, '$').value
}
