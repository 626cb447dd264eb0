import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sectionSchema } from '@/domain/sectionRequests'
import { listSections } from '../../db/salons'
import { refreshSalonSummary } from '../../db/salonSummary'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { notFound } from '../../kernel/ApiFailure'
import { requireMatch } from '../../kernel/etag'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { auditSalon, servicesGone } from './auditing'
import { addPosition } from './addPosition'
import { findOwnSalon } from './ownSalon'
import { findStranded, isPreview } from '../../booking/stranded'
import { sectionValues, versionedSection } from './versions'

export function sectionRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/sections', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { name, nameAr } = await readBody(context, sectionSchema)
    const id = randomUUID()
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const position = await addPosition(transaction, 'sections', salon.id)
      await transaction
        .insertInto('sections')
        .values({ id, salon_id: salon.id, name, name_ar: nameAr, position })
        .execute()
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, versionedSection(await findSection(salon.id, id)))
  })

  routes.put('/:salonId/sections/:sectionId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const sectionId = context.req.param('sectionId')
    const { name, nameAr } = await readBody(context, sectionSchema)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await findSection(salon.id, sectionId, transaction)
      requireMatch(context.req.header('if-match'), sectionValues(present), { name, nameAr })
      await transaction
        .updateTable('sections')
        .set({ name, name_ar: nameAr })
        .where('id', '=', sectionId)
        .execute()
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, versionedSection(await findSection(salon.id, sectionId)))
  })

  routes.delete('/:salonId/sections/:sectionId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const section = await findSection(salon.id, context.req.param('sectionId'))
    const gone = new Set(section.services.map(({ id }) => id))
    const stranded = await findStranded(db, salon, now(), ({ services }) =>
      services.some(({ serviceId }) => gone.has(serviceId)),
    )
    if (!isPreview(context.req.query('preview'))) {
      await inTransaction(db, [salonLock(salon.id)], async transaction => {
        const { services } = await findSection(salon.id, section.id, transaction)
        await transaction.deleteFrom('sections').where('id', '=', section.id).execute()
        await auditSalon(transaction, context, salon, now(), servicesGone(services))
        await refreshSalonSummary(transaction, salon.id)
      })
    }
    return answer(context, { stranded })
  })

  async function findSection(salonId: string, sectionId: string, from = db) {
    const section = (await listSections(from, salonId)).find(({ id }) => id === sectionId)
    if (!section) throw notFound()
    return section
  }

  return routes
}
