import type { Context } from 'hono'
import { auditActorOf, type AuditActor, type AuditChange } from '@/domain/audit'
import { serviceAuditValues } from '@/domain/auditValues'
import type { Service } from '@/domain/salon'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'

/** Who makes the request, as the salon's audit names them. */
export const actorOf = (context: Context<Env>, salon: { id: string; owner_id: string }): AuditActor =>
  auditActorOf(requireUser(context), salon)

export const servicesGone = (services: readonly Service[]): AuditChange[] =>
  services.map(service => ({
    action: 'service_removed',
    subjectId: service.id,
    subject: service,
    before: serviceAuditValues(service),
    after: null,
  }))
