import type { Context } from 'hono'
import { auditActorOf, type AuditChange } from '@/domain/audit'
import { serviceAuditValues } from '@/domain/auditValues'
import type { Service } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { writeAudit } from '../../db/audit'
import type { Db } from '../../db/openDatabase'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'

interface AuditedSalon {
  id: string
  owner_id: string
}

/** Writes down what the request changes, in the transaction of the change. */
export const auditSalon = (
  db: Db,
  context: Context<Env>,
  salon: AuditedSalon,
  now: Instant,
  changes: AuditChange | readonly AuditChange[],
): Promise<void> => writeAudit(db, salon.id, auditActorOf(requireUser(context), salon), changes, now)

export const servicesGone = (services: readonly Service[]): AuditChange[] =>
  services.map(service => ({
    action: 'service_removed',
    subjectId: service.id,
    subject: service,
    before: serviceAuditValues(service),
    after: null,
  }))
