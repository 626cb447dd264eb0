import { requestPolicy } from '@/domain/requestPolicy'
import { badInput } from '../kernel/ApiFailure'

/** Names that a hostile object can give its fields to break code that converts it to text. */
const shadowing = new Set(['toString', 'valueOf', 'toJSON', 'constructor', '__proto__'])

/**
 * A caller's input as schemas may read it: without shadowing names, and without NUL, which nobody types and PostgreSQL
 * rejects. 400 at the field that holds more than `requestPolicy` allows.
 */
export function plainInput(input: Record<string, unknown>): Record<string, unknown> {
  const fields = fieldsIn(input)
  if (fields.length > requestPolicy.items) throw badInput({})
  return Object.fromEntries(fields.map(([name, value]) => [name, plainValue(value, name, 1)]))
}

const refused = (field: string, broken: string) => badInput({ [field]: broken })

const fieldsIn = (input: object): [string, unknown][] =>
  Object.entries(input).filter(([name]) => !shadowing.has(name))

function plainValue(value: unknown, field: string, depth: number): unknown {
  if (typeof value === 'string') {
    if (value.length > requestPolicy.text) throw refused(field, `text_too_long-${requestPolicy.text}`)
    return value.replaceAll('\0', '')
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= requestPolicy.depth) throw refused(field, 'value_invalid')
  if (Array.isArray(value)) {
    if (value.length > requestPolicy.items) throw refused(field, 'value_invalid')
    return value.map(item => plainValue(item, field, depth + 1))
  }
  const fields = fieldsIn(value)
  if (fields.length > requestPolicy.items) throw refused(field, 'value_invalid')
  return Object.fromEntries(fields.map(([name, inner]) => [name, plainValue(inner, field, depth + 1)]))
}
