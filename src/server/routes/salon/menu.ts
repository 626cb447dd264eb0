import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { menuSchema, type MenuRequest } from '@/domain/menuRequests'
import { isSameName } from '@/domain/usualMenu'
import { listSections } from '../../db/salons'
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
import { addPosition } from './addPosition'
import { findOwnSalon } from './ownSalon'
import { serviceColumns } from './serviceColumns'
import { versionedSection } from './versions'

type NewSection = MenuRequest['sections'][number]

/** Adds a whole menu at once: into the sections of the same name, else into new ones. */
export function menuRoutes(app: AppContext): Hono<Env> {
  const { db } = app
  const routes = new Hono<Env>()

  routes.post('/:salonId/menu', keyedWrite(app), async context => {
    const salon = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const { sections } = await readBody(context, menuSchema)
    const present = await inTransaction(db, [salonLock(salon.id)], async transaction => {
      for (const section of sections) await addSection(transaction, salon.id, section)
      await refreshSalonSummary(transaction, salon.id)
      return listSections(transaction, salon.id)
    })
    return answer(context, present.map(versionedSection))
  })

  return routes
}

async function addSection(db: Db, salonId: string, { services, ...section }: NewSection): Promise<void> {
  const sectionId = await findOrAddSection(db, salonId, section)
  for (const service of services) {
    const position = await addPosition(db, 'services', salonId)
    await db
      .insertInto('services')
      .values({ id: randomUUID(), salon_id: salonId, position, ...serviceColumns({ ...service, sectionId }) })
      .execute()
  }
}

async function findOrAddSection(
  db: Db,
  salonId: string,
  section: Omit<NewSection, 'services'>,
): Promise<string> {
  const present = (await listSections(db, salonId)).find(one => isSameName(one, section))
  if (present) return present.id
  const id = randomUUID()
  const position = await addPosition(db, 'sections', salonId)
  await db
    .insertInto('sections')
    .values({ id, salon_id: salonId, name: section.name, name_ar: section.nameAr, position })
    .execute()
  return id
}
