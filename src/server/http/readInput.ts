import type { Context } from 'hono'
import { ValidationError, type ObjectSchema, type AnyObject, type InferType } from 'yup'
import { isRecord } from '@/domain/isRecord'
import { requestPolicy } from '@/domain/requestPolicy'
import { isRule } from '@/domain/rules'
import { badInput } from '../kernel/ApiFailure'
import type { Env } from './env'
import { plainInput } from './plainInput'

/**
 * The request's JSON in the schema's shape: unknown fields are dropped, and invalid fields are answered with 400.
 * A body that is no JSON object gets 400 without fields.
 */
export async function readBody<Schema extends ObjectSchema<AnyObject>>(
  context: Context<Env>,
  schema: Schema,
): Promise<InferType<Schema>> {
  const body = parseJson(await context.req.text())
  if (!isRecord(body)) throw badInput({})
  return check(schema, plainInput(body))
}

export function readQuery<Schema extends ObjectSchema<AnyObject>>(
  context: Context<Env>,
  schema: Schema,
): Promise<InferType<Schema>> {
  return check(schema, plainInput(context.req.query()))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function check<Schema extends ObjectSchema<AnyObject>>(
  schema: Schema,
  value: object,
): Promise<InferType<Schema>> {
  try {
    return await schema.validate(value, {
      abortEarly: false,
      stripUnknown: true,
      disableStackTrace: true,
    })
  } catch (error) {
    if (error instanceof ValidationError) throw badInput(fieldsOf(error))
    const misplaced = objectsForTexts(schema, value)
    if (misplaced.length === 0) throw error
    throw badInput(Object.fromEntries(misplaced.map(field => [field, 'value_invalid' as const])))
  }
}

/** Text fields that hold an object or list. yup fails on these while trimming. */
const objectsForTexts = (schema: ObjectSchema<AnyObject>, value: object): string[] =>
  Object.entries(value).flatMap(([field, given]: [string, unknown]) => {
    const wanted = Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined
    const isText = wanted !== undefined && 'type' in wanted && wanted.type === 'string'
    return isText && typeof given === 'object' && given !== null ? [field] : []
  })

/** The first broken rule of each field. yup's own messages, such as those about types, are not rules of ours. */
function fieldsOf(error: ValidationError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    if (fields.size === requestPolicy.fieldsNamed) break
    if (path && !fields.has(path)) fields.set(path, isRule(message) ? message : 'value_invalid')
  }
  return Object.fromEntries(fields)
}
