import { Hono, type Context } from 'hono'
import { confirmPaySchema, paySchema, type PayAnswer } from '@/domain/appointmentPayment'
import type { AppContext } from '../../AppContext'
import { appointmentPurpose } from '../../booking/appointmentPurpose'
import { payAppointment, requireOwn } from '../../booking/payAppointment'
import { confirmCharge, lookUpCharge, type Charging } from '../../charges/chargeCard'
import { toAppointment } from '../../db/toAppointment'
import { findCharge, findLastCharge } from '../../db/charges'
import { answer } from '../../http/answer'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireIdempotencyKey } from '../../http/requireIdempotencyKey'
import { requireUser } from '../../http/session'
import { notFound } from '../../kernel/ApiFailure'
import { confirmationOf } from '../confirmationOf'
import { reread } from './routeSteps'

export function payRoutes(app: AppContext): Hono<Env> {
  const { db } = app
  const routes = new Hono<Env>()

  routes.post('/:id/pay', keyedWrite(app), async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    const key = requireIdempotencyKey(context)
    const request = await readBody(context, paySchema)
    return publish(context, id, await payAppointment(app, user, id, request, key))
  })

  routes.post('/:id/pay/confirm', async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    const { chargeId, approved } = await readBody(context, confirmPaySchema)
    await requireOwn(db, user, id)
    const charge = await findCharge(db, chargeId)
    if (charge?.subject_id !== id) throw notFound()
    const result = await confirmCharge(app, appointmentPurpose, charge, approved)
    return publish(context, id, { charge, result })
  })

  /** The result of the latest payment, for a client who returns from the bank's page. */
  routes.post('/:id/pay/look-up', async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    await requireOwn(db, user, id)
    const charge = await findLastCharge(db, id)
    if (!charge) throw notFound()
    return publish(context, id, { charge, result: await lookUpCharge(app, appointmentPurpose, charge) })
  })

  return routes

  async function publish(context: Context<Env>, id: string, charging: Charging | undefined) {
    const confirmation = charging && confirmationOf(charging)
    if (confirmation) return answer<PayAnswer>(context, confirmation)
    return answer<PayAnswer>(context, { result: 'paid', appointment: toAppointment(await reread(db, id)) })
  }
}
