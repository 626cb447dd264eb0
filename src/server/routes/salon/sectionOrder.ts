import { Hono } from 'hono'
import { array, object, string } from 'yup'
import { rule } from '@/domain/rules'
import { renewRevision } from '../../db/salonRevision'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { ApiFailure } from '../../kernel/ApiFailure'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { findOwnSalon } from './ownSalon'

const orderSchema = object({
  sectionIds: array(string().required(rule('value_invalid'))).required(rule('value_invalid')),
})

/**
 * PUT /salons/{id}/sections/order: the ids of all sections of the salon in their new order. Answers 409 `conflict` and
 * changes nothing when the list is outdated, that is, when it is not exactly these ids.
 */
export function sectionOrderRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/sections/order', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { sectionIds } = await readBody(context, orderSchema)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const rows = await transaction
        .selectFrom('sections')
        .select('id')
        .where('salon_id', '=', salon.id)
        .execute()
      const wanted = new Set(sectionIds)
      const isComplete =
        sectionIds.length === rows.length &&
        wanted.size === rows.length &&
        rows.every(({ id }) => wanted.has(id))
      if (!isComplete) throw new ApiFailure('conflict', 'The sections have changed meanwhile.')
      for (const [position, id] of sectionIds.entries()) {
        await transaction.updateTable('sections').set({ position }).where('id', '=', id).execute()
      }
      await renewRevision(transaction, salon.id)
    })
    return answer(context, { sectionIds })
  })

  return routes
}
