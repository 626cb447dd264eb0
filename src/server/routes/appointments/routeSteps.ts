import type { Context } from 'hono'
import type { Instant } from '@/domain/zonedTime'
import {
  findAppointment,
  toAppointment,
  toOwnersAppointment,
  type AppointmentWithServices,
} from '../../db/appointments'
import type { Db } from '../../db/openDatabase'
import type { Actor, AppointmentEvent } from '../../events/events'
import { badInput, notFound } from '../../kernel/ApiFailure'
import { keepAnswerWith } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { isOwnerOf } from '../../booking/mayChange'
import { SlotLost, slotTaken } from '../../booking/slotTaken'
import { writeConsequences } from './writeConsequences'

/** The last moment of the years that calendars of zones mean something in. */
const lastMoment = Date.UTC(2199, 11, 31)

export function requireMoment(startsAt: Instant): void {
  if (startsAt < 0 || startsAt > lastMoment) throw badInput({ startsAt: 'slot_required' })
}

export async function reread(db: Db, id: string): Promise<AppointmentWithServices> {
  const appointment = await findAppointment(db, id)
  if (!appointment) throw notFound()
  return appointment
}

/** To the salon's owner with who comes. */
export const asSeenBy = (context: Context<Env>, appointment: AppointmentWithServices) =>
  isOwnerOf(requireUser(context), appointment) ? toOwnersAppointment(appointment) : toAppointment(appointment)

/**
 * Writes, in the transaction of a change, what stands or falls with it: what follows from it, and the answer that a retry
 * gets. Gives what is to be told once the transaction is through.
 */
export async function record(
  { now }: AppContext,
  context: Context<Env>,
  transaction: Db,
  { id, ...happened }: Omit<AppointmentEvent, 'appointment' | 'by'> & { id: string },
): Promise<AppointmentEvent> {
  const appointment = await reread(transaction, id)
  const event = await writeConsequences(
    transaction,
    { ...happened, appointment, by: actorOf(context) },
    now(),
  )
  await keepAnswerWith(context, transaction, asSeenBy(context, appointment))
  return event
}

/** The one who asks. */
const actorOf = (context: Context<Env>): Actor => ({
  userId: requireUser(context).uid,
  language: mailLanguage(context.req.header('accept-language')),
})

/** A start that turns out to be taken is answered with the free ones nearest to it. */
export async function orNearest<Result>(
  { db, now }: AppContext,
  startsAt: Instant,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof SlotLost) throw await slotTaken(db, error.wanted, startsAt, now())
    throw error
  }
}

/** Books with what writes the booking's consequences in its transaction, and tells of it afterwards. */
export async function bookWith(
  app: AppContext,
  context: Context<Env>,
  startsAt: Instant,
  book: (write: (transaction: Db, id: string) => Promise<AppointmentEvent>) => Promise<AppointmentEvent>,
): Promise<AppointmentWithServices> {
  requireMoment(startsAt)
  const booked = await orNearest(app, startsAt, () =>
    book((transaction, id) => record(app, context, transaction, { type: 'appointmentBooked', id })),
  )
  await app.events.publish(booked)
  return booked.appointment
}
