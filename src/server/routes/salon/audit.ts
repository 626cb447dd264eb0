import { Hono } from 'hono'
import { mixed, object, string } from 'yup'
import { auditEntriesPerPage, auditKinds, type AuditKind, type AuditPage } from '@/domain/audit'
import { rule } from '@/domain/rules'
import { hasRight } from '@/domain/staffRights'
import type { AppContext } from '../../AppContext'
import { listAudit, namesInAudit } from '../../db/audit'
import { inSnapshot } from '../../db/inSnapshot'
import { answer } from '../../http/answer'
import { pageOf, readCursor } from '../../http/cursor'
import type { Env } from '../../http/env'
import { readQuery } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { findOwnSalon } from './ownSalon'

const invalid = rule('value_invalid')
const id = string().max(64, invalid)

const auditSchema = object({
  kind: mixed<AuditKind>().oneOf(auditKinds, invalid),
  by: id,
  appointmentId: id,
  cursor: string(),
})

/** GET /salons/{id}/audit: who changed what, the newest first. Without the right to see takings it names no money. */
export function auditRoutes({ db }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/:salonId/audit', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { cursor, ...filter } = await readQuery(context, auditSchema)
    const before = readCursor(cursor)
    const page = await inSnapshot(db, async (snapshot): Promise<AuditPage> => {
      const part = {
        before,
        limit: auditEntriesPerPage + 1,
        showsMoney: hasRight(user, 'see_takings'),
      }
      const found = await listAudit(snapshot, salon.id, filter, part)
      const { items: entries, next } = pageOf(found, auditEntriesPerPage)
      return { entries, names: await namesInAudit(snapshot, entries), next }
    })
    return answer(context, page)
  })

  return routes
}
