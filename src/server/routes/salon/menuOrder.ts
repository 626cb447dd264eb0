import { Hono } from 'hono'
import { object } from 'yup'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { hasSection } from '../../db/salons'
import { notFound } from '../../kernel/ApiFailure'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { changeOrder, orderedIds } from './changeOrder'
import { findOwnSalon } from './ownSalon'

const sectionOrder = object({ sectionIds: orderedIds })
const serviceOrder = object({ serviceIds: orderedIds })

/**
 * PUT /salons/{id}/sections/order: the ids of all sections of the salon in their new order.
 * PUT /salons/{id}/sections/{id}/services/order: the ids of all services of the section in their new order.
 * Both answer 409 `conflict` and change nothing when the list is outdated, that is, when it is not exactly these ids.
 */
export function menuOrderRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/:salonId/sections/order', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { sectionIds } = await readBody(context, sectionOrder)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = transaction.selectFrom('sections').select('id').where('salon_id', '=', salon.id)
      await changeOrder(transaction, 'sections', salon.id, sectionIds, await present.execute())
    })
    return answer(context, { sectionIds })
  })

  routes.put('/:salonId/sections/:sectionId/services/order', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const sectionId = context.req.param('sectionId')
    const { serviceIds } = await readBody(context, serviceOrder)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      if (!(await hasSection(transaction, salon.id, sectionId))) throw notFound()
      const present = transaction.selectFrom('services').select('id').where('section_id', '=', sectionId)
      await changeOrder(transaction, 'services', salon.id, serviceIds, await present.execute())
    })
    return answer(context, { serviceIds })
  })

  return routes
}
