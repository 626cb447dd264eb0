import { Hono } from 'hono'
import { formulaSchema } from '@/domain/client'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../../AppContext'
import { actorIn } from '../../booking/auditAppointment'
import { actsForSalon } from '../../booking/mayChange'
import type { AppointmentDetails } from '../../db/appointments'
import { writeAudit } from '../../db/audit'
import { findFormula, replaceFormula } from '../../db/formulas'
import { inTransaction } from '../../db/inTransaction'
import { appointmentLocks } from '../../db/locks'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { ApiFailure } from '../../kernel/ApiFailure'
import { requireMatch, versioned } from '../../kernel/etag'
import { findClient } from './findClient'

/** Something was used at an appointment that is over or under way, unless the client did not come. */
export const canHaveFormula = (
  { status, starts_at }: Pick<AppointmentDetails, 'status' | 'starts_at'>,
  now: Instant,
): boolean => status === 'done' || (status === 'confirmed' && starts_at <= now)

/** What was used at an appointment; only the salon sees it. */
export function formulaRoutes({ db, now }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  routes.put('/appointments/:id/formula', async context => {
    requireUser(context)
    const request = await readBody(context, formulaSchema)
    const id = context.req.param('id')
    await inTransaction(db, appointmentLocks(id), async transaction => {
      const { user, appointment } = await findClient(context, transaction, actsForSalon)
      if (!canHaveFormula(appointment, now())) {
        throw new ApiFailure('conflict', 'A formula is written down once the appointment has begun.')
      }
      const present = await findFormula(transaction, id)
      requireMatch(context.req.header('if-match'), present, request)
      if (present.formula === request.formula) return
      await replaceFormula(transaction, appointment, request)
      const change = { action: 'formula_changed', subjectId: id, before: null, after: null } as const
      await writeAudit(transaction, appointment.salon_id, actorIn(user, appointment), change, now())
    })
    return answer(context, versioned(request, request))
  })

  return routes
}
