import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { AuditChange } from '@/domain/audit'
import { serviceAuditValues } from '@/domain/auditValues'
import { menuSchema, type MenuRequest } from '@/domain/menuRequests'
import type { Named } from '@/domain/salon'
import { isSameName } from '@/domain/usualMenu'
import { listSections } from '../../db/salons'
import { serviceTextOf } from '../../db/searchTexts'
import { refreshSalonSummary } from '../../db/salonSummary'
import { inTransaction } from '../../db/inTransaction'
import { salonLock } from '../../db/locks'
import type { Db } from '../../db/openDatabase'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { auditSalon } from './auditing'
import { addPosition } from './addPosition'
import { findOwnSalon } from './ownSalon'
import { serviceColumns, type ServiceOfRequest } from './serviceColumns'
import { versionedSection } from './versions'

type AddedService = ServiceOfRequest & { id: string }

const serviceAdded = (service: AddedService): AuditChange => ({
  action: 'service_added',
  subjectId: service.id,
  subject: service,
  before: null,
  after: serviceAuditValues(service),
})

type NewSection = MenuRequest['sections'][number]

/** Adds a whole menu at once: into the sections of the same name, else into new ones. */
export function menuRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/menu', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { sections } = await readBody(context, menuSchema)
    const present = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      const added = await addMenu(transaction, salon.id, sections)
      await auditSalon(transaction, context, salon, now(), added.map(serviceAdded))
      await refreshSalonSummary(transaction, salon.id)
      return listSections(transaction, salon.id)
    })
    return answer(context, present.map(versionedSection))
  })

  return routes
}

async function addMenu(db: Db, salonId: string, menu: readonly NewSection[]): Promise<AddedService[]> {
  const known: (Named & { id: string })[] = await listSections(db, salonId)
  const present = known.length
  const services: ServiceOfRequest[] = []
  for (const { services: more, name, nameAr } of menu) {
    let section = known.find(one => isSameName(one, { name, nameAr }))
    if (!section) known.push((section = { id: randomUUID(), name, nameAr }))
    const sectionId = section.id
    services.push(...more.map(service => ({ ...service, sectionId })))
  }
  await insertSections(db, salonId, known.slice(present))
  return insertServices(db, salonId, services)
}

async function insertSections(
  db: Db,
  salonId: string,
  sections: readonly (Named & { id: string })[],
): Promise<void> {
  if (sections.length === 0) return
  const first = await addPosition(db, 'sections', salonId, sections.length)
  const rows = sections.map(({ id, name, nameAr }, index) => ({
    id,
    salon_id: salonId,
    name,
    name_ar: nameAr,
    position: first + index,
  }))
  await db.insertInto('sections').values(rows).execute()
}

async function insertServices(
  db: Db,
  salonId: string,
  services: readonly ServiceOfRequest[],
): Promise<AddedService[]> {
  const first = await addPosition(db, 'services', salonId, services.length)
  const added = services.map(service => ({ ...service, id: randomUUID() }))
  const rows = added.map((service, index) => {
    const columns = serviceColumns(service)
    return {
      id: service.id,
      salon_id: salonId,
      position: first + index,
      ...columns,
      search_text: serviceTextOf(columns),
    }
  })
  await db.insertInto('services').values(rows).execute()
  return added
}
