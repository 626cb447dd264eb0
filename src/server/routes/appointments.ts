import { Hono, type Context } from 'hono'
import {
  bookSchema,
  rescheduleSchema,
  type Appointment,
  type AppointmentsAnswer,
  type NextAppointmentItem,
} from '@/domain/appointment'
import { declineSchema } from '@/domain/ownerRequests'
import { addDays } from '@/domain/weekday'
import { todayIn } from '@/domain/zonedTime'
import {
  findAppointment,
  findLastOfClient,
  findNextOfClient,
  listOfClient,
  listOfSalon,
} from '../db/appointments'
import { toAppointment } from '../db/toAppointment'
import { inSnapshot } from '../db/inSnapshot'
import type { AppointmentEvent } from '../events/events'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import { answer } from '../http/answer'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import { keyedWrite } from '../http/keyedWrite'
import { readBody, readQuery } from '../http/readInput'
import { requireSelf, requireUser } from '../http/session'
import { waitAtMost } from '../kernel/waitAtMost'
import { appointmentPurpose } from '../booking/appointmentPurpose'
import { refundCharges } from '../charges/refundCharges'
import { book } from '../booking/book'
import { endAppointment, findChangeable } from '../booking/changes'
import { actsForSalon, asSalonSees, maySee } from '../booking/mayChange'
import { reschedule } from '../booking/reschedule'
import { agendaQuery } from './appointments/agendaQuery'
import { clientPage, clientPageQuery } from './appointments/clientPage'
import {
  bookWith,
  asSeenBy,
  hidingPayment,
  orNearest,
  record,
  requireMoment,
  reread,
} from './appointments/routeSteps'
import { findOwnSalon } from './salon/ownSalon'

const daysOfAgenda = 7
/** Milliseconds that a cancellation waits for the provider's result; after that it answers without it. */
const providersTime = 5_000

export function appointmentRoutes(app: AppContext): Hono<Env> {
  const { db, now } = app
  const routes = new Hono<Env>()
  const once = keyedWrite(app)

  routes.get('/customer/id/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const { limit, cursor } = await readQuery(context, clientPageQuery)
    if (limit !== undefined) {
      return answer(context, await clientPage(db, { clientId: uid, limit, cursor, now: now() }))
    }
    const rows = await inSnapshot(db, snapshot => listOfClient(snapshot, uid, now()))
    return answer<AppointmentsAnswer>(context, { data: rows.map(toAppointment) })
  })

  routes.get('/next/id/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const next = await findNextOfClient(db, uid, now())
    const items: NextAppointmentItem[] = [
      { success: true, data: { data: next ? toAppointment(next) : null } },
    ]
    return context.json(items)
  })

  routes.get('/last/id/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const last = await findLastOfClient(db, uid, now())
    return answer<Appointment | null>(context, last ? toAppointment(last) : null)
  })

  routes.get('/salon/:salonId', async context => {
    const user = requireUser(context)
    const salon = await findOwnSalon(db, user, context.req.param('salonId'))
    const { time_zone } = salon
    const query = await readQuery(context, agendaQuery)
    const from = query.from ?? todayIn(time_zone, now())
    const to = query.to ?? addDays(from, daysOfAgenda - 1)
    const rows = await inSnapshot(db, snapshot => listOfSalon(snapshot, salon, { from, to }))
    return answer(
      context,
      rows.map(row => asSalonSees(user, row)),
    )
  })

  routes.get('/:id', async context => {
    const appointment = await findAppointment(db, context.req.param('id'))
    if (!appointment || !maySee(requireUser(context), appointment)) throw notFound()
    return answer(context, asSeenBy(context, appointment))
  })

  routes.post('/', once, async context => {
    const customer = requireUser(context)
    const request = await readBody(context, bookSchema)
    const booked = await bookWith(app, context, request.startsAt, write =>
      book(app, customer, request, write),
    )
    return answer(context, asSeenBy(context, booked))
  })

  // Pages of release 0.1.0 that are still open, and the keys of their requests, say move.
  routes.on('POST', ['/:id/reschedule', '/:id/move'], once, async context => {
    const user = requireUser(context)
    const request = await readBody(context, rescheduleSchema)
    requireMoment(request.startsAt)
    const id = context.req.param('id')
    const rescheduled = await orNearest(app, request.startsAt, () =>
      reschedule(app, user, id, request, context.req.header('if-match'), (transaction, change) =>
        record(app, context, transaction, { type: 'appointmentRescheduled', id, ...change }),
      ),
    )
    if (rescheduled) await app.events.publish(rescheduled)
    return answer(context, asSeenBy(context, rescheduled?.appointment ?? (await reread(db, id))))
  })

  routes.post('/:id/cancel', async context => {
    const user = requireUser(context)
    const reason = await readReason(context)
    const appointment = await findChangeable(db, context.req.param('id'), user, now())
    const end = actsForSalon(user, appointment)
      ? { ended_by: 'salon' as const, ...reason }
      : { ended_by: 'client' as const }
    const cancelled = await hidingPayment(context, () =>
      endAppointment(db, appointment, { status: 'cancelled', ...end }, now(), (transaction, known) =>
        record(app, context, transaction, {
          type: 'appointmentCancelled',
          id: appointment.id,
          known,
          statusBefore: appointment.status,
        }),
      ),
    )
    return publishEnd(context, cancelled)
  })

  routes.post('/:id/decline', async context => {
    const reason = await readReason(context)
    const appointment = await findSalons(context, context.req.param('id'))
    if (appointment.status !== 'pending') {
      throw new ApiFailure('not_movable', 'Only an appointment that waits can be declined.')
    }
    const end = { status: 'declined', ended_by: 'salon', ...reason } as const
    const declined = await hidingPayment(context, () =>
      endAppointment(db, appointment, end, now(), (transaction, known) =>
        record(app, context, transaction, {
          type: 'appointmentDeclined',
          id: appointment.id,
          known,
          statusBefore: appointment.status,
        }),
      ),
    )
    return publishEnd(context, declined)
  })

  return routes

  /** Of a salon for which the user acts. */
  function findSalons(context: Context<Env>, id: string) {
    return findChangeable(db, id, requireUser(context), now(), actsForSalon)
  }

  /** Refunds before publishing, because the mail states the refund; a job retries a failed refund. */
  async function publishEnd(context: Context<Env>, ended: AppointmentEvent) {
    const { id } = ended.appointment
    await waitAtMost(providersTime, refundCharges(app, appointmentPurpose, id))
    const appointment = await reread(db, id)
    await app.events.publish({ ...ended, appointment })
    return answer(context, asSeenBy(context, appointment))
  }
}

async function readReason(context: Context<Env>): Promise<{ decline_reason?: string }> {
  const { reason } = (await context.req.text()) ? await readBody(context, declineSchema) : { reason: '' }
  return reason ? { decline_reason: reason } : {}
}
