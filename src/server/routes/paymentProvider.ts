import { Hono } from 'hono'
import { bankVisitedParam, cardReturns, type CardReturn } from '@/domain/card'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { appointmentParam } from '../charges/bankReturnUrl'
import { BadSignature } from '../kernel/PaymentGateway'

const isReturn = (name: string): name is CardReturn => Object.hasOwn(cardReturns, name)

/** Calls from the payment provider and redirects to its return address; they have no API key and maybe no session. */
export function paymentProviderRoutes({ gateway }: AppContext): Hono<Env> {
  const routes = new Hono<Env>()

  /** The signature over the body's bytes authenticates the call. The provider repeats a call that fails. */
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

  /** Redirects because the provider adds the payment's secret to the address; the page must not record it. */
  routes.get('/return/:name', context => {
    const name = context.req.param('name')
    if (!isReturn(name)) throw notFound()
    const appointment = encodeURIComponent(context.req.query(appointmentParam) ?? 'visited')
    return context.redirect(`${cardReturns[name]}?${bankVisitedParam}=${appointment}`, 303)
  })

  return routes
}
