import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { serviceAuditValues } from '@/domain/auditValues'
import type { Service } from '@/domain/salon'
import { serviceSchema, type ServiceRequest } from '@/domain/serviceRequests'
import { hasSection, toService } from '../../db/salons'
import { refreshSalonSummary } from '../../db/salonSummary'
import { listStaffTerms, saveStaffTerms } from '../../db/staffTerms'
import { worksAll } from '../../db/team'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import { nextPosition } from '../../db/positions'
import { badInput, notFound } from '../../kernel/ApiFailure'
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
import { serviceColumns } from './serviceColumns'
import { serviceValues, versionedService } from './versions'

export function serviceRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/services', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const request = await readBody(context, serviceSchema)
    await requireSection(salon.id, request.sectionId)
    await requireStaff(salon.id, request)
    const id = randomUUID()
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const position = await addPosition(transaction, 'services', salon.id)
      await transaction
        .insertInto('services')
        .values({ id, salon_id: salon.id, position, ...serviceColumns(request) })
        .execute()
      await saveStaffTerms(transaction, id, request.staffTerms)
      const change = { action: 'service_added', subjectId: id, subject: request } as const
      const after = serviceAuditValues(request)
      await auditSalon(transaction, context, salon, now(), { ...change, before: null, after })
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, versionedService(await readService(salon.id, id)))
  })

  routes.put('/:salonId/services/:serviceId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findService(salon.id, context.req.param('serviceId'))
    const request = await readBody(context, serviceSchema)
    await requireSection(salon.id, request.sectionId)
    await requireStaff(salon.id, request)
    await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const present = await readService(salon.id, id, transaction)
      requireMatch(context.req.header('if-match'), serviceValues(present), request)
      // A service that comes from another section is the last of its new one.
      const moved = present.sectionId !== request.sectionId && {
        position: await nextPosition(transaction, 'services', salon.id),
      }
      await transaction
        .updateTable('services')
        .set({ ...serviceColumns(request), ...moved })
        .where('id', '=', id)
        .execute()
      await saveStaffTerms(transaction, id, request.staffTerms)
      const values = { before: serviceAuditValues(present), after: serviceAuditValues(request) }
      const change = { action: 'service_changed', subjectId: id, subject: request, ...values } as const
      await auditSalon(transaction, context, salon, now(), change)
      await refreshSalonSummary(transaction, salon.id)
    })
    return answer(context, versionedService(await readService(salon.id, id)))
  })

  routes.delete('/:salonId/services/:serviceId', async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { id } = await findService(salon.id, context.req.param('serviceId'))
    const stranded = await findStranded(db, salon, now(), appointment =>
      appointment.services.some(({ serviceId }) => serviceId === id),
    )
    if (!isPreview(context.req.query('preview'))) {
      await inTransaction(db, [salonLock(salon.id)], async transaction => {
        const gone = [await readService(salon.id, id, transaction)]
        await transaction.deleteFrom('services').where('id', '=', id).execute()
        await auditSalon(transaction, context, salon, now(), servicesGone(gone))
        await refreshSalonSummary(transaction, salon.id)
      })
    }
    return answer(context, { stranded })
  })

  async function findService(salonId: string, serviceId: string, from = db) {
    const row = await from
      .selectFrom('services')
      .selectAll()
      .where('id', '=', serviceId)
      .where('salon_id', '=', salonId)
      .executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  async function readService(salonId: string, serviceId: string, from = db): Promise<Service> {
    const row = await findService(salonId, serviceId, from)
    const termsOf = await listStaffTerms(from, salonId)
    return toService(row, termsOf(serviceId))
  }

  async function requireStaff(salonId: string, { staffTerms }: ServiceRequest): Promise<void> {
    const staffIds = staffTerms.map(({ staffId }) => staffId)
    if (!(await worksAll(db, salonId, staffIds))) throw badInput({ staffTerms: 'value_invalid' })
  }

  async function requireSection(salonId: string, sectionId: string): Promise<void> {
    if (!(await hasSection(db, salonId, sectionId))) throw badInput({ sectionId: 'value_invalid' })
  }

  return routes
}
