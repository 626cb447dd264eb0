import { Hono, type Context } from 'hono'
import { walkInSchema } from '@/domain/ownerRequests'
import type { Db } from '../../db/openDatabase'
import type { AppointmentEvent } from '../../events/events'
import { answer } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { keyedWrite } from '../../http/keyedWrite'
import { readBody } from '../../http/readInput'
import { requireUser } from '../../http/session'
import { publishPayment } from '../../booking/appointmentPayments'
import { markPaid, takePaidBack } from '../../booking/markPaid'
import { actorOf, asSeenBy, auditEvent, bookWith, hidingPayment, record, reread } from './routeSteps'
import { settle } from '../../booking/settle'
import { takeStatusBack } from '../../booking/takeBack'
import { walkIn } from '../../booking/walkIn'

/** Actions of the salon only: book a walk-in, mark an appointment's result or payment, take a mark back. */
export function diaryRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()

  routes.post('/walk-in', keyedWrite(app), async context => {
    const user = requireUser(context)
    const request = await readBody(context, walkInSchema)
    const booked = await bookWith(app, context, request.startsAt, write => walkIn(app, user, request, write))
    return answer(context, asSeenBy(context, booked))
  })

  routes.post('/:id/done', async context => {
    const id = context.req.param('id')
    const done = await settle(app, requireUser(context), id, 'done', (transaction, statusBefore) =>
      record(app, context, transaction, { type: 'appointmentDone', id, statusBefore }),
    )
    return answerWith(context, id, done)
  })

  routes.post('/:id/no-show', async context => {
    const id = context.req.param('id')
    const settled = await hidingPayment(context, () =>
      settle(app, requireUser(context), id, 'no_show', (transaction, statusBefore) =>
        resultChanged(context, transaction, id, statusBefore),
      ),
    )
    return answerWith(context, id, settled)
  })

  routes.post('/:id/paid', async context => {
    const id = context.req.param('id')
    await markPaid(app, requireUser(context), id)
    await publishPayment(app, id)
    return answer(context, asSeenBy(context, await reread(db, id)))
  })

  routes.post('/:id/paid/take-back', async context => {
    const id = context.req.param('id')
    await takePaidBack(app, requireUser(context), id)
    await publishPayment(app, id)
    return answer(context, asSeenBy(context, await reread(db, id)))
  })

  routes.post('/:id/declined/take-back', async context => {
    const id = context.req.param('id')
    const reopened = await takeStatusBack(
      app,
      requireUser(context),
      id,
      'declined',
      (transaction, statusBefore) =>
        record(app, context, transaction, { type: 'appointmentReopened', id, statusBefore }),
    )
    return answerWith(context, id, reopened)
  })

  for (const mark of ['done', 'no_show'] as const) {
    routes.post(`/:id/${mark}/take-back`, async context => {
      const id = context.req.param('id')
      const taken = await takeStatusBack(app, requireUser(context), id, mark, (transaction, statusBefore) =>
        resultChanged(context, transaction, id, statusBefore),
      )
      return answerWith(context, id, taken)
    })
  }

  return routes

  async function resultChanged(
    context: Context<Env>,
    transaction: Db,
    id: string,
    statusBefore: string,
  ): Promise<AppointmentEvent> {
    const appointment = await reread(transaction, id)
    const changed = { type: 'appointmentResultChanged', appointment } as const
    await auditEvent(transaction, context, changed, statusBefore, now())
    return { ...changed, by: actorOf(context) }
  }

  /** Without an event nothing has changed. */
  async function answerWith(context: Context<Env>, id: string, event: AppointmentEvent | undefined) {
    if (event) await app.events.publish(event)
    return answer(context, asSeenBy(context, event?.appointment ?? (await reread(db, id))))
  }
}
