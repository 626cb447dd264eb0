import { Hono } from 'hono'
import { bankVisitedParam, cardReturns, type CardReturn } from '@/domain/card'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { appointmentParam } from '../charges/bankReturnUrl'
import { BadSignature } from '../kernel/PaymentGateway'

const isReturn = (name: string): name is CardReturn => Object.hasOwn(cardReturns, name)

/** What the payment provider calls and leads to, which can bring neither our key nor, for certain, a session. */
export function paymentProviderRoutes({ gateway }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  /** Its signature over the bytes of the body stands for both. Whatever fails here is sent again by the provider. */
  routes.post('/webhook', async context => {
    if (!gateway.receive) throw notFound()
    const payload = await context.req.text()
    try {
      await gateway.receive(payload, context.req.raw.headers)
    } catch (error) {
      if (error instanceof BadSignature) throw new ApiFailure('bad_input', error.message)
      throw error
    }
    return answer(context, null)
  })

  /** The provider adds the secret of the payment to the address, which must not reach the page and its records. */
  routes.get('/return/:name', context => {
    const name = context.req.param('name')
    if (!isReturn(name)) throw notFound()
    const appointment = encodeURIComponent(context.req.query(appointmentParam) ?? 'visited')
    return context.redirect(`${cardReturns[name]}?${bankVisitedParam}=${appointment}`, 303)
  })

  return routes
}
