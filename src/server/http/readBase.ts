import type { Context } from 'hono'
import { mixed, object } from 'yup'
import type { Env } from './env'
import { readBody } from './readInput'

const editSchema = object({ base: mixed<Record<string, unknown>>().nullable() })

/** What the editor of a body's values started from, as it was sent; undefined where it does not say. */
export async function readBase(context: Context<Env>): Promise<Record<string, unknown> | undefined> {
  const { base } = await readBody(context, editSchema)
  return typeof base === 'object' && base !== null ? base : undefined
}
