/**
 * A session's states share nearly everything. In its file, what stands there already is named by its place, the way
 * that Redux DevTools reads it: `{ "$jsan": "$.computedStates[0].state.auth" }`.
 */
const mark = '$jsan'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const stepTo = (field: string) => (/^\w+$/.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`)

/** The same with each object written once. Objects must be the same to count as the same. */
export function writeReferences(root: unknown): unknown {
  const written = new Map<object, string>()
  const write = (value: unknown, location: string): unknown => {
    if (!isObject(value)) return value
    const first = written.get(value)
    if (first !== undefined) return { [mark]: first }
    // DevTools does not find a place behind a name that holds a backslash.
    if (Object.keys(value).length > 0 && !/\\(?!")/.test(location)) written.set(value, location)
    if (Array.isArray(value)) return value.map((item, index) => write(item, `${location}[${index}]`))
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, write(inner, location + stepTo(field))]),
    )
  }
  return write(root, '$')
}

/** What a file may grow to when every reference is followed; a hostile one could grow without end. */
const mostValues = 50_000_000

/**
 * The value with each reference replaced by what it names, which must stand before it: so nothing can contain itself.
 * Throws for a reference that leads nowhere, for `__proto__`, and for what would grow too large.
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
