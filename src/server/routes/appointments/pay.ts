import { Hono, type Context } from 'hono'
import { confirmPaySchema, paySchema, type PayAnswer } from '@/domain/visitPayment'
import { findLastCharge, findVisitCharge } from '../../db/visitCharges'
import { toAppointment } from '../../db/appointments'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { declinedCharge } from '../../payments/declinedCharge'
import { payVisit, requireOwn, type PayingVisit } from '../../visitPayments/payVisit'
import { confirmVisitCharge, lookUpVisitCharge } from '../../visitPayments/settleVisitCharge'
import { reread } from './routeSteps'

/** A client pays for an appointment online. */
export function payRoutes(services: AppContext): Hono<Env> {
  const { db } = services
  const routes = new Hono<Env>()

  routes.post('/:id/pay', keyedWrite(services), async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    const key = context.req.header('idempotency-key')
    if (!key) throw badInput({ 'idempotency-key': 'value_invalid' })
    const request = await readBody(context, paySchema)
    return tell(context, id, await payVisit(services, user, id, request, key))
  })

  routes.post('/:id/pay/confirm', async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    const { chargeId, approved } = await readBody(context, confirmPaySchema)
    await requireOwn(db, user, id)
    const charge = await findVisitCharge(db, chargeId)
    if (charge?.appointment_id !== id) throw notFound()
    return tell(context, id, { charge, result: await confirmVisitCharge(services, charge, approved) })
  })

  /** How the latest payment ended, for whoever comes back from their bank's page. */
  routes.post('/:id/pay/look-up', async context => {
    const user = requireUser(context)
    const id = context.req.param('id')
    await requireOwn(db, user, id)
    const charge = await findLastCharge(db, id)
    if (!charge) throw notFound()
    return tell(context, id, { charge, result: await lookUpVisitCharge(services, charge) })
  })

  return routes

  async function tell(context: Context<Env>, id: string, paying: PayingVisit | undefined) {
    const result = paying?.result
    if (result?.status === 'refused') throw declinedCharge(result.reason)
    if (paying && result?.status === 'needs_confirmation') {
      const { redirectUrl } = result
      return answer<PayAnswer>(context, {
        outcome: 'needs_confirmation',
        chargeId: paying.charge.key,
        ...(redirectUrl !== undefined && { redirectUrl }),
      })
    }
    return answer<PayAnswer>(context, { outcome: 'paid', appointment: toAppointment(await reread(db, id)) })
  }
}
