import { Hono } from 'hono'
import { array, object, string } from 'yup'
import { rule } from '@/domain/rules'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { saveOrder } from '../../db/positions'
import { renewRevision } from '../../db/salonRevision'
import { hasSection } from '../../db/salons'
import { ApiFailure, notFound } from '../../kernel/ApiFailure'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { findOwnSalon } from './ownSalon'

const ids = array(string().required(rule('value_invalid'))).required(rule('value_invalid'))
const sectionOrder = object({ sectionIds: ids })
const serviceOrder = object({ serviceIds: ids })

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
      requireSame(sectionIds, await present.execute())
      await order(transaction, 'sections', salon.id, sectionIds)
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
      requireSame(serviceIds, await present.execute())
      await order(transaction, 'services', salon.id, serviceIds)
    })
    return answer(context, { serviceIds })
  })

  return routes
}

function requireSame(wanted: readonly string[], present: readonly { id: string }[]): void {
  const set = new Set(wanted)
  const isSame =
    wanted.length === present.length && set.size === present.length && present.every(({ id }) => set.has(id))
  if (!isSame) throw new ApiFailure('conflict', 'The menu has changed meanwhile.')
}

async function order(
  db: Db,
  table: 'sections' | 'services',
  salonId: string,
  ordered: readonly string[],
): Promise<void> {
  await saveOrder(db, table, ordered)
  await renewRevision(db, salonId)
}
