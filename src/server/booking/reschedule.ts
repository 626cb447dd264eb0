import type { MoveRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Some } from '@/domain/visit'
import type { BookableService, BookingRules } from '../db/bookingRules'
import type { VisitDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { claimQuarters, freeQuarters } from '../db/claims'
import { saveVisitServices } from '../db/visitServices'
import type { KnownTime } from '../events/events'
import { endTelling, tellOfRescheduleLater } from '../notifications/rescheduleNews'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { wantedFor, type Wanted } from './availability'
import { servicesOf } from './findServices'
import { holdAppointment, isBeingPaid } from './appointmentPayments'
import { changeIfSame, findChangeable, requireSamePlace } from './changes'
import { isOwnerOf } from './mayChange'
import { SlotLost } from './slotTaken'
import { takeChair } from './assignStaff'
import { summaryOf } from './appointmentSummary'

export interface Moved {
  before: VisitDetails
  /** Where its client believed it to be, if that is yet another time. */
  known: KnownTime | undefined
}

/**
 * Moves all of a visit in one transaction: the new time is claimed before the old one is given up for others to see,
 * and a lost race (`SlotLost`) leaves the old booking as it was. Ends with `finish` and gives what that gave, or undefined
 * for a move to its own time, which changes nothing. A client is told of the salon's move when it has stood for a while.
 */
export function move<Result>(
  { db, now, readRules }: AppContext,
  user: User,
  id: string,
  request: MoveRequest,
  ifMatch: string | undefined,
  finish: (transaction: Db, moved: Moved) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async transaction => {
    const at = now()
    const { startsAt } = request
    const appointment = await findChangeable(transaction, id, user, at)
    if (isWhereItIs(appointment, request)) return undefined
    requireSamePlace(ifMatch, appointment)
    const rules = await readRules(transaction, appointment.salon_id)
    if (!rules) throw notFound()
    const { wanted, other } = wantedBy(appointment, request, rules)
    if (other) await keepPaidPrice(transaction, appointment)
    const time = { startsAt, endsAt: startsAt + wanted.minutes * 60_000 }

    await freeQuarters(transaction, id)
    const chairId = await takeChair(
      transaction,
      wanted,
      startsAt,
      at,
      chair => claimQuarters(transaction, id, chair, time),
      appointment.chair_id,
    )
    if (chairId === undefined) throw new SlotLost(wanted)
    const staysConfirmed = rules.confirmsAtOnce || isOwnerOf(user, appointment)
    const change = {
      chair_id: chairId,
      starts_at: time.startsAt,
      ends_at: time.endsAt,
      status: staysConfirmed ? appointment.status : 'pending',
      ...(other && summaryOf(other)),
    }
    await changeIfSame(transaction, appointment, change, at)
    if (other) await saveVisitServices(transaction, id, other)
    if (appointment.customer_id === user.uid) {
      return finish(transaction, { before: appointment, known: await endTelling(transaction, id) })
    }
    await tellOfRescheduleLater(transaction, appointment, at)
    return finish(transaction, { before: appointment, known: undefined })
  })
}

/** What is paid, or is being paid, is paid for these services. */
async function keepPaidPrice(db: Db, appointment: VisitDetails): Promise<void> {
  await holdAppointment(db, appointment)
  if (appointment.paid_at !== null || (await isBeingPaid(db, appointment.id))) {
    throw new ApiFailure(
      'not_movable',
      'This appointment is paid. It can move to another time, not to another service.',
    )
  }
}

const isWhereItIs = (appointment: VisitDetails, { startsAt, chairId, serviceId }: MoveRequest): boolean =>
  startsAt === appointment.starts_at &&
  (!chairId || chairId === appointment.chair_id) &&
  !isOther(appointment, serviceId)

/** A service named on its own takes the place of all that were booked. */
const isOther = ({ services }: VisitDetails, serviceId: string | null): serviceId is string =>
  serviceId !== null && services.some(booked => booked.serviceId !== serviceId)

/** The same services keep their price and length as booked; another one comes with its own. */
function wantedBy(
  appointment: VisitDetails,
  { chairId, serviceId }: MoveRequest,
  rules: BookingRules,
): { wanted: Wanted; other?: Some<BookableService> } {
  const movingId = appointment.id
  const other = isOther(appointment, serviceId) ? servicesOf(rules, [serviceId]) : undefined
  if (!other && isOther(appointment, serviceId)) throw notFound()
  const bookedIds = appointment.services.map(booked => booked.serviceId)
  const services = other ?? servicesOf(rules, bookedIds)
  if (!services) throw new ApiFailure('not_movable', 'This service is no longer offered.')
  const asBooked = other ? { movingId } : { movingId, minutes: appointment.minutes }
  const wanted = wantedFor(rules, services, chairId, asBooked)
  if (chairId && wanted.chairs.length === 0) throw notFound()
  return { wanted, ...(other && { other }) }
}
