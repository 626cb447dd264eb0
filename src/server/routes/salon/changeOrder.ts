import { array, string } from 'yup'
import { rule } from '@/domain/rules'
import type { Db } from '../../db/openDatabase'
import { saveOrder } from '../../db/positions'
import { renewRevision } from '../../db/salonRevision'
import { ApiFailure } from '../../kernel/ApiFailure'

export const orderedIds = array(string().required(rule('value_invalid'))).required(rule('value_invalid'))

/** Stores another order of the present rows; throws 409 `conflict` unless the ids are exactly theirs. */
export async function changeOrder(
  db: Db,
  table: Parameters<typeof saveOrder>[1],
  salonId: string,
  ordered: readonly string[],
  present: readonly { id: string }[],
): Promise<void> {
  const wanted = new Set(ordered)
  const isSame =
    ordered.length === present.length &&
    wanted.size === present.length &&
    present.every(({ id }) => wanted.has(id))
  if (!isSame) throw new ApiFailure('conflict', 'The list has changed meanwhile.')
  await saveOrder(db, table, ordered)
  await renewRevision(db, salonId)
}
