import { FileRefused } from './FileRefused'

/**
 * Consecutive states share most objects. The file refers to a repeated object by its path, as Redux DevTools does:
 * `{ "$jsan": "$.computedStates[0].state.auth" }`.
 */
const mark = '$jsan'

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const stepTo = (field: string) => (/^\w+$/.test(field) ? `.${field}` : `[${JSON.stringify(field)}]`)

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

/** Deeper values would exhaust the stack of those who walk through them. */
const mostLevels = 200

/** How Redux DevTools writes `undefined`. */
const isNothing = (value: object) => mark in value && value[mark] === 'u'

interface Read {
  value: unknown
  values: number
}

/**
 * Replaces each reference by the value it refers to. That value must come earlier in the file, so no cycle is possible.
 * Throws `FileRefused` for a reference to nothing, for `__proto__` and for a result that is too large or too deep.
 */
export function readReferences(root: unknown): unknown {
  const written = new Map<string, Read>()
  const read = (value: unknown, location: string, level: number): Read => {
    if (!isObject(value)) return { value, values: 1 }
    if (level > mostLevels) throw new FileRefused('too_deep')
    if (mark in value) {
      const named = typeof value[mark] === 'string' ? written.get(value[mark]) : undefined
      if (!named) throw new FileRefused('reference_broken')
      return named
    }
    let values = 1
    const inside = (inner: unknown, step: string) => {
      const result = read(inner, location + step, level + 1)
      values += result.values
      if (values > mostValues) throw new FileRefused('too_large')
      return result.value
    }
    const made = Array.isArray(value)
      ? value.map((item: unknown, index) => inside(item, `[${index}]`))
      : Object.fromEntries(
          Object.entries(value).flatMap(([field, inner]) => {
            if (field === '__proto__') throw new FileRefused('unsafe')
            return isObject(inner) && isNothing(inner) ? [] : [[field, inside(inner, stepTo(field))]]
          }),
        )
    const result = { value: made, values }
    written.set(location, result)
    return result
  }
  return read(root, '$', 0).value
}
