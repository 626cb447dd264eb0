import type { Context } from 'hono'
import { hasRight } from '@/domain/staffRights'
import type { Instant } from '@/domain/zonedTime'
import { findAppointment, type AppointmentWithServices } from '../../db/appointments'
import { toAppointment } from '../../db/toAppointment'
import type { Db } from '../../db/openDatabase'
import type { Actor, AppointmentEvent } from '../../events/events'
import { ApiFailure, badInput, notFound } from '../../kernel/ApiFailure'
import { keepAnswerWith } from '../../http/answer'
import type { AppContext } from '../../AppContext'
import type { Env } from '../../http/env'
import { requireUser } from '../../http/session'
import { mailLanguage } from '../../kernel/language'
import { actorIn, auditAppointment, changeIn } from '../../booking/auditAppointment'
import { notMovable } from '../../booking/changes'
import { asSalonSees, seesForSalon } from '../../booking/mayChange'
import { SlotLost, slotTaken } from '../../booking/slotTaken'
import { writeConsequences } from './writeConsequences'

/** Time zone rules mean nothing for later instants. */
const lastMoment = Date.UTC(2199, 11, 31)

export function requireMoment(startsAt: Instant): void {
  if (startsAt < 0 || startsAt > lastMoment) throw badInput({ startsAt: 'slot_required' })
}

export async function reread(db: Db, id: string): Promise<AppointmentWithServices> {
  const appointment = await findAppointment(db, id)
  if (!appointment) throw notFound()
  return appointment
}

/** Only the salon sees the client's details. */
export const asSeenBy = (context: Context<Env>, appointment: AppointmentWithServices) =>
  seesForSalon(requireUser(context), appointment)
    ? asSalonSees(requireUser(context), appointment)
    : toAppointment(appointment)

/** A change of an appointment, with the status that it had before. */
type Happened = Omit<AppointmentEvent, 'appointment' | 'by'> & { id: string; statusBefore?: string }

/**
 * Writes the consequences of a change and the answer for a retry, in the transaction of the change. Returns the event
 * to publish after the commit.
 */
export async function record(
  { now }: AppContext,
  context: Context<Env>,
  transaction: Db,
  { id, statusBefore, ...happened }: Happened,
): Promise<AppointmentEvent> {
  const appointment = await reread(transaction, id)
  await auditEvent(transaction, context, { ...happened, appointment }, statusBefore, now())
  const event = await writeConsequences(
    transaction,
    { ...happened, appointment, by: actorOf(context) },
    now(),
  )
  await keepAnswerWith(context, transaction, asSeenBy(context, appointment))
  return event
}

export async function auditEvent(
  db: Db,
  context: Context<Env>,
  happened: Omit<AppointmentEvent, 'by'>,
  statusBefore: string | undefined,
  now: Instant,
): Promise<void> {
  const change = changeIn(happened, statusBefore)
  const { appointment } = happened
  if (change) await auditAppointment(db, actorIn(requireUser(context), appointment), appointment, change, now)
}

export const actorOf = (context: Context<Env>): Actor => ({
  userId: requireUser(context).uid,
  language: mailLanguage(context.req.header('accept-language')),
})

/** A staff member who does not see takings is not told either that an appointment cannot end because it is paid. */
export async function hidingPayment<Result>(
  context: Context<Env>,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    const user = requireUser(context)
    const isHidden = user.role === 'staff' && !hasRight(user, 'see_takings')
    if (isHidden && error instanceof ApiFailure && error.code === 'paid_at_salon') throw notMovable()
    throw error
  }
}

/** Answers a taken slot with the nearest free slots: throws 409 `slot_taken`. */
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
