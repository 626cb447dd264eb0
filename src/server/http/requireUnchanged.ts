import type { Context } from 'hono'
import { mixed, object } from 'yup'
import type { ChangedMeanwhile } from '@/domain/edit'
import { ApiFailure } from './ApiFailure'
import type { Env } from './context'
import { readBody } from './readInput'

const editSchema = object({ base: mixed<Record<string, unknown>>().nullable() })

/** What the editor of a body's values started from, as it was sent; undefined where it does not say. */
export async function readBase(context: Context<Env>): Promise<Record<string, unknown> | undefined> {
  const { base } = await readBody(context, editSchema)
  return typeof base === 'object' && base !== null ? base : undefined
}

/**
 * Refuses a save whose editor did not see the present values: 409 `changed_meanwhile` with `data: { present }`. What is
 * stored already as it is wanted, such as by the same save before its answer was lost, is fine. To be asked in the
 * transaction that saves.
 */
export function requireUnchanged<Values extends object>(
  base: Record<string, unknown> | undefined,
  present: Values,
  wanted: Partial<Values>,
): void {
  const isSame = (values: object) =>
    Object.entries(present).every(
      ([field, value]) =>
        JSON.stringify((values as Record<string, unknown>)[field]) === JSON.stringify(value),
    )
  if (!base || isSame(base) || isSame(wanted)) return
  const data: ChangedMeanwhile<Values> = { present }
  throw new ApiFailure('changed_meanwhile', 'Somebody has changed this meanwhile.', { data })
}
