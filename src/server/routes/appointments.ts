import { Hono, type Context } from 'hono'
import {
  bookSchema,
  moveSchema,
  type AppointmentsAnswer,
  type NextAppointmentItem,
} from '@/domain/appointment'
import { addDays } from '@/domain/weekday'
import { dayBounds, todayIn, type Instant } from '@/domain/zonedTime'
import {
  findAppointment,
  findNextOfCustomer,
  listOfCustomer,
  listOfSalon,
  toAppointment,
  toOwnersAppointment,
  type AppointmentDetails,
} from '../db/appointments'
import { keepBookingRules } from '../db/bookingRules'
import type { AppointmentEvent } from '../events'
import { ApiFailure, badInput, notFound } from '../http/ApiFailure'
import { answer } from '../http/answer'
import type { Env, Services } from '../http/context'
import { keyedWrite } from '../http/keyedWrite'
import { readBody, readQuery } from '../http/readInput'
import { requireSelf, requireUser } from '../http/session'
import { mailLanguage } from '../mail/language'
import { book } from './appointments/book'
import { changeIfSame, endAppointment, findChangeable } from './appointments/changes'
import { isOwnerOf } from './appointments/mayChange'
import { move } from './appointments/move'
import { agendaQuery } from './appointments/agendaQuery'
import { SlotLost, slotTaken } from './appointments/slotTaken'
import { findOwnSalon } from './salon/ownSalon'

const daysOfAgenda = 7

/** Bookings: those of a client, those of a salon, and what is done with one. */
export function appointmentRoutes(services: Services): Hono<Env> {
  const { db, now, events } = services
  const routes = new Hono<Env>()
  const readRules = keepBookingRules()
  const once = keyedWrite(services)

  routes.get('/customer/id/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const rows = await listOfCustomer(db, uid, now())
    return answer<AppointmentsAnswer>(context, { data: rows.map(toAppointment) })
  })

  routes.get('/next/id/:uid', async context => {
    const { uid } = requireSelf(context, context.req.param('uid'))
    const next = await findNextOfCustomer(db, uid, now())
    const items: NextAppointmentItem[] = [
      { success: true, data: { data: next ? toAppointment(next) : null } },
    ]
    return context.json(items)
  })

  routes.get('/salon/:salonId', async context => {
    const { id, time_zone } = await findOwnSalon(db, requireUser(context), context.req.param('salonId'))
    const query = await readQuery(context, agendaQuery)
    const from = query.from ?? todayIn(time_zone, now())
    const to = query.to ?? addDays(from, daysOfAgenda - 1)
    const rows = await listOfSalon(db, id, dayBounds(from, time_zone).from, dayBounds(to, time_zone).until)
    return answer(context, rows.map(toOwnersAppointment))
  })

  routes.post('/', once, async context => {
    const customer = requireUser(context)
    const request = await readBody(context, bookSchema)
    requireMoment(request.startsAt)
    const id = await orNearest(request.startsAt, () => book(services, readRules, customer, request))
    const appointment = await reread(id)
    await tell(context, 'appointmentBooked', appointment)
    return answer(context, toAppointment(appointment), 201)
  })

  routes.post('/:id/move', once, async context => {
    const user = requireUser(context)
    const request = await readBody(context, moveSchema)
    requireMoment(request.startsAt)
    const id = context.req.param('id')
    const before = await orNearest(request.startsAt, () => move(services, readRules, user, id, request))
    const appointment = await reread(id)
    if (before) await tell(context, 'appointmentMoved', appointment, before)
    return answer(context, asSeenBy(context, appointment))
  })

  routes.post('/:id/cancel', async context => {
    const user = requireUser(context)
    const appointment = await findChangeable(db, context.req.param('id'), user, now())
    await endAppointment(db, appointment, 'cancelled', now())
    const cancelled = await reread(appointment.id)
    await tell(context, 'appointmentCancelled', cancelled)
    return answer(context, asSeenBy(context, cancelled))
  })

  routes.post('/:id/confirm', async context => {
    const appointment = await findChangeable(
      db,
      context.req.param('id'),
      requireUser(context),
      now(),
      isOwnerOf,
    )
    const wasPending = appointment.status === 'pending'
    if (wasPending) await changeIfSame(db, appointment, { status: 'confirmed' }, now())
    const confirmed = await reread(appointment.id)
    if (wasPending) await tell(context, 'appointmentConfirmed', confirmed)
    return answer(context, asSeenBy(context, confirmed))
  })

  routes.post('/:id/decline', async context => {
    const appointment = await findChangeable(
      db,
      context.req.param('id'),
      requireUser(context),
      now(),
      isOwnerOf,
    )
    if (appointment.status !== 'pending') {
      throw new ApiFailure('not_movable', 'Only an appointment that waits can be declined.')
    }
    await endAppointment(db, appointment, 'declined', now())
    const declined = await reread(appointment.id)
    await tell(context, 'appointmentDeclined', declined)
    return answer(context, asSeenBy(context, declined))
  })

  async function reread(id: string): Promise<AppointmentDetails> {
    const appointment = await findAppointment(db, id)
    if (!appointment) throw notFound()
    return appointment
  }

  async function tell(
    context: Context<Env>,
    type: AppointmentEvent['type'],
    appointment: AppointmentDetails,
    before?: AppointmentDetails,
  ): Promise<void> {
    const language = mailLanguage(context.req.header('accept-language'))
    const by = { userId: requireUser(context).uid, language }
    await events.tell({ type, appointment, ...(before && { before }), by })
  }

  async function orNearest<Result>(startsAt: Instant, attempt: () => Promise<Result>): Promise<Result> {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof SlotLost) throw await slotTaken(db, error.wanted, startsAt, now())
      throw error
    }
  }

  return routes
}

const asSeenBy = (context: Context<Env>, appointment: AppointmentDetails) =>
  isOwnerOf(requireUser(context), appointment) ? toOwnersAppointment(appointment) : toAppointment(appointment)

/** The last moment of the years that calendars of zones mean something in. */
const lastMoment = Date.UTC(2199, 11, 31)

function requireMoment(startsAt: Instant): void {
  if (startsAt < 0 || startsAt > lastMoment) throw badInput({ startsAt: 'slot_required' })
}
