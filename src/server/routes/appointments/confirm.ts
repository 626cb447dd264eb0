import { Hono, type Context } from 'hono'
import { confirmSeveralSchema, type Confirmation, type ConfirmationResult } from '@/domain/confirmation'
import type { AppContext } from '../../AppContext'
import { confirmAppointment, findChangeable, requireSameSlot } from '../../booking/changes'
import { actsForSalon } from '../../booking/mayChange'
import type { AppointmentWithServices } from '../../db/appointments'
import { troubleOf } from '../../db/databaseTrouble'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { ApiFailure } from '../../kernel/ApiFailure'
import { asSeenBy, record } from './routeSteps'

/** The owner confirms pending appointments, one or several. */
export function confirmRoutes(app: AppContext): Hono<Env> {
  const { db, now, log } = app
  const routes = new Hono<Env>()

  routes.post('/:id/confirm', async context => {
    const confirmed = await confirm(context, context.req.param('id'), context.req.header('if-match'))
    return answer(context, asSeenBy(context, confirmed))
  })

  /** Each in its own transaction: one that is refused holds none of the others back. Twice is the same as once. */
  routes.post('/confirm', async context => {
    requireUser(context)
    const { appointments } = await readBody(context, confirmSeveralSchema)
    const confirmations: Confirmation[] = []
    for (const { appointmentId, etag } of appointments) {
      confirmations.push({ appointmentId, result: await resultOf(confirm(context, appointmentId, etag)) })
    }
    return answer(context, confirmations)
  })

  return routes

  async function confirm(
    context: Context<Env>,
    id: string,
    ifMatch: string | undefined,
  ): Promise<AppointmentWithServices> {
    const appointment = await findChangeable(db, id, requireUser(context), now(), actsForSalon)
    requireSameSlot(ifMatch, appointment)
    if (appointment.status !== 'pending') return appointment
    const confirmed = await confirmAppointment(db, appointment, now(), (transaction, known) =>
      record(app, context, transaction, {
        type: 'appointmentConfirmed',
        id: appointment.id,
        known,
        statusBefore: appointment.status,
      }),
    )
    await app.events.publish(confirmed)
    return confirmed.appointment
  }

  async function resultOf(confirming: Promise<unknown>): Promise<ConfirmationResult> {
    try {
      await confirming
      return 'confirmed'
    } catch (error) {
      if (troubleOf(error)) throw error
      const code = error instanceof ApiFailure ? error.code : undefined
      if (code === 'stale_write' || code === 'not_movable' || code === 'not_found') return code
      log.error('confirmation_failed', { reason: String(error) })
      return 'failed'
    }
  }
}
