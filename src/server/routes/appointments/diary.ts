import { Hono } from 'hono'
import { walkInSchema } from '@/domain/ownerRequests'
import { toOwnersAppointment } from '../../db/appointments'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { publishPayment } from '../../booking/appointmentPayments'
import { markPaid, takePaidBack } from '../../booking/markPaid'
import { bookWith, record, reread } from './routeSteps'
import { settle } from '../../booking/settle'
import { walkIn } from '../../booking/walkIn'

/** Actions of the owner only: book a walk-in, set an appointment's result, mark it as paid. */
export function diaryRoutes(app: AppContext): Hono<Env> {
  const { db } = app
  const routes = new Hono<Env>()

  routes.post('/walk-in', keyedWrite(app), async context => {
    const owner = requireUser(context)
    const request = await readBody(context, walkInSchema)
    const booked = await bookWith(app, context, request.startsAt, write => walkIn(app, owner, request, write))
    return answer(context, toOwnersAppointment(booked))
  })

  routes.post('/:id/done', async context => {
    const id = context.req.param('id')
    const done = await settle(app, requireUser(context), id, 'done', transaction =>
      record(app, context, transaction, { type: 'appointmentDone', id }),
    )
    if (done) await app.events.publish(done)
    return answer(context, toOwnersAppointment(done?.appointment ?? (await reread(db, id))))
  })

  routes.post('/:id/no-show', async context => {
    const id = context.req.param('id')
    const settled = await settle(app, requireUser(context), id, 'no_show', transaction =>
      reread(transaction, id),
    )
    return answer(context, toOwnersAppointment(settled ?? (await reread(db, id))))
  })

  routes.post('/:id/paid', async context => {
    const id = context.req.param('id')
    await markPaid(app, requireUser(context), id)
    await publishPayment(app, id)
    return answer(context, toOwnersAppointment(await reread(db, id)))
  })

  routes.post('/:id/unpaid', async context => {
    const id = context.req.param('id')
    await takePaidBack(app, requireUser(context), id)
    await publishPayment(app, id)
    return answer(context, toOwnersAppointment(await reread(db, id)))
  })

  return routes
}
