import { Hono } from 'hono'
import { mixed, object, string } from 'yup'
import {
  cardReturns,
  payingAppointmentParam,
  type CardEntry,
  type CardPage,
  type CardReturn,
  type EnteredCard,
} from '@/domain/card'
import { rule } from '@/domain/rules'
import { answer } from '../http/answer'
import { notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { whileCounted, type RateLimits } from '../http/rateLimits'
import { readBody } from '../http/readInput'
import { requireUser } from '../http/session'
import { askProvider } from '../charges/askProvider'

const returns = Object.keys(cardReturns) as CardReturn[]
const openSchema = object({
  returnTo: mixed<CardReturn>().oneOf(returns, rule('value_invalid')).required(rule('value_invalid')),
  /** The appointment that the card will pay for, if any. */
  appointmentId: string().max(100, rule('value_invalid')),
})

export function cardRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const { gateway, config } = app
  const counted = (uid: string) => [{ limit: limits.cardPagesOfUser, key: uid }]
  const routes = new Hono<Env>()

  routes.get('/entry', context => {
    requireUser(context)
    if (gateway.takesCards === false) return answer<CardEntry>(context, { entry: 'none' })
    return answer<CardEntry>(context, { entry: gateway.openCardPage ? 'redirect' : 'form' })
  })

  routes.post('/pages', async context => {
    const { uid, email } = requireUser(context)
    const { returnTo, appointmentId } = await readBody(context, openSchema)
    const appointment = appointmentId ? `?${payingAppointmentParam}=${encodeURIComponent(appointmentId)}` : ''
    const returnUrl = config.publicUrl + cardReturns[returnTo] + appointment
    const url = await whileCounted(context, counted(uid), () =>
      askProvider(app, uid, async () => gateway.openCardPage?.({ userId: uid, email, returnUrl })),
    )
    if (url === undefined) throw notFound()
    return answer<CardPage>(context, { url })
  })

  routes.get('/:id', async context => {
    const { uid } = requireUser(context)
    const id = context.req.param('id')
    const method = await whileCounted(context, counted(uid), () =>
      askProvider(app, uid, () => gateway.readCard(id, uid)),
    )
    if (method === undefined) throw notFound()
    return answer<EnteredCard>(context, { hint: gateway.cardHint(method) })
  })

  return routes
}
