import { Hono } from 'hono'
import { object } from 'yup'
import type { AppContext } from '../../AppContext'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { refreshSalonSummary } from '../../db/salonSummary'
import { listStaff } from '../../db/salons'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { changeOrder, orderedIds } from '../salon/changeOrder'
import { findOwnSalon } from '../salon/ownSalon'

const teamOrder = object({ staffIds: orderedIds })

/**
 * PUT /salons/{id}/team/order: the ids of the whole team in its new order. Without a team plan only the first can be
 * booked. Answers 409 `conflict` and changes nothing when the list is outdated.
 */
export function teamOrderRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/team/order', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { staffIds } = await readBody(context, teamOrder)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await listStaff(transaction, salon.id)
      await changeOrder(transaction, 'staff', salon.id, staffIds, present)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, { staffIds })
  })

  return routes
}
