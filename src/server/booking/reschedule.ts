import { walkInGrace } from '@/domain/bookGridPolicy'
import type { RescheduleRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { Interval } from '@/domain/zonedTime'
import type { Some } from '@/domain/appointmentServices'
import type { BookableService } from '../db/bookableServices'
import type { BookingRules } from '../db/bookingRules'
import type { AppointmentWithServices } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { claimUnits, freeUnits } from '../db/claims'
import { nightDay } from '../db/days'
import { replaceAppointmentServices } from '../db/appointmentServices'
import { inTransaction } from '../db/inTransaction'
import { appointmentLocks } from '../db/locks'
import type { KnownTime } from '../events/events'
import { endTelling, notifyOfRescheduleLater } from '../notifications/rescheduleNews'
import { ApiFailure, notFound } from '../kernel/ApiFailure'
import type { AppContext } from '../AppContext'
import { toWanted, type Wanted } from './availability'
import { moveWindow, type BookableWindow } from './bookableWindow'
import { servicesOf } from './findServices'
import { holdAppointment, isBeingPaid } from './appointmentPayments'
import { changeIfSame, findChangeable, requireSameSlot } from './changes'
import { actsForSalon, mayChange, staffIdFor } from './mayChange'
import { promiseOf } from './promisedTimes'
import { requireAgreed } from './requireAgreed'
import { requireOtherTime, requireOtherTimeInSalon } from './requireOtherTime'
import { requireBookableDate } from './requireBookableDate'
import { requireUnblocked } from './requireUnblocked'
import { servicesWith } from './servicesWith'
import { SlotLost } from './slotTaken'
import { assignStaff } from './assignStaff'
import { summaryOf } from './appointmentSummary'

export interface Rescheduled {
  before: AppointmentWithServices
  /** Where the client believed the appointment to be, if that is a different time from `before`. */
  known: KnownTime | undefined
}

/**
 * Reschedules the whole appointment in one transaction: the new slot is claimed before others see the old one free, and
 * `SlotLost` leaves the appointment as it was. Ends with `finish` and returns its result, or undefined for the same
 * slot. A salon may move to and from the current quarter of an hour, which its calendar calls free as for walk-ins.
 * The client is notified of a salon's reschedule only after it has stood for a while.
 */
export function reschedule<Result>(
  { db, now, readRules }: AppContext,
  user: User,
  id: string,
  wish: RescheduleRequest,
  ifMatch: string | undefined,
  finish: (transaction: Db, rescheduled: Rescheduled) => Promise<Result>,
): Promise<Result | undefined> {
  return inTransaction(db, appointmentLocks(id), async transaction => {
    const at = now()
    const appointment = await findChangeable(transaction, id, user, at, mayChange, walkInGrace)
    const request = { ...wish, staffId: staffIdFor(user, wish.staffId) }
    const { startsAt } = request
    if (isWhereItIs(appointment, request)) return undefined
    requireSameSlot(ifMatch, appointment)
    if (!actsForSalon(user, appointment)) await requireUnblocked(transaction, appointment.salon_id, user.uid)
    const rules = await readRules(transaction, appointment.salon_id)
    if (!rules) throw notFound()
    const { other, ...asked } = wantedBy(appointment, request, rules, services =>
      moveWindow(user, appointment, rules, services, at),
    )
    requireBookableDate(asked.wanted, startsAt)
    const wanted = other ? requireAgreed(asked.wanted, other, request.agreed) : asked.wanted
    if (other) await keepPaidPrice(transaction, appointment)
    const timeWith = (staffMember: string) => {
      const { minutes, workUnits } = wanted.staff.find(({ id: one }) => one === staffMember)?.terms ?? wanted
      return { startsAt, endsAt: startsAt + minutes * 60_000, workUnits }
    }

    await freeUnits(transaction, id)
    const assigned = await assignStaff(
      transaction,
      wanted,
      startsAt,
      actsForSalon(user, appointment) ? at - walkInGrace : at,
      ({ staffId }) => claimUnits(transaction, id, staffId, timeWith(staffId)),
      appointment.staff_id,
    )
    if (assigned === undefined) throw new SlotLost(wanted)
    const { staffId, nightOf } = assigned
    const { endsAt, workUnits = null } = timeWith(staffId)
    const replacing = other && servicesWith(other, staffId)
    if (!request.forAnother)
      await requireOther(transaction, user, appointment, { from: startsAt, until: endsAt })
    const staysConfirmed = rules.confirmsAtOnce || actsForSalon(user, appointment)
    const change = {
      staff_id: staffId,
      night_day: nightDay(nightOf),
      ...promiseOf(startsAt, rules.timeZone),
      starts_at: startsAt,
      ends_at: endsAt,
      status: staysConfirmed ? appointment.status : 'pending',
      ...(replacing && { ...summaryOf(replacing), work_units: workUnits }),
    }
    await changeIfSame(transaction, appointment, change, at)
    if (replacing) await replaceAppointmentServices(transaction, id, replacing)
    if (appointment.client_id === user.uid) {
      return finish(transaction, { before: appointment, known: await endTelling(transaction, id) })
    }
    await notifyOfRescheduleLater(transaction, appointment, at)
    return finish(transaction, { before: appointment, known: undefined })
  })
}

/** Whoever moves the appointment is asked where its client has another at that time. */
async function requireOther(
  db: Db,
  user: User,
  appointment: AppointmentWithServices,
  interval: Interval,
): Promise<void> {
  const { id, client_id: clientId, guest_name: guestName, salon_id: salonId } = appointment
  if (clientId === null || guestName !== null) return
  if (actsForSalon(user, appointment))
    await requireOtherTimeInSalon(db, user, { id, clientId }, interval, salonId)
  else await requireOtherTime(db, { id, clientId }, interval)
}

/** A payment, finished or under way, is for the booked services, so they cannot be replaced. */
async function keepPaidPrice(db: Db, appointment: AppointmentWithServices): Promise<void> {
  await holdAppointment(db, appointment)
  if (appointment.paid_at !== null || (await isBeingPaid(db, appointment.id))) {
    throw new ApiFailure(
      'not_movable',
      'This appointment is paid. It can move to another time, not to another service.',
    )
  }
}

const isWhereItIs = (
  appointment: AppointmentWithServices,
  { startsAt, staffId, serviceId }: RescheduleRequest,
): boolean =>
  startsAt === appointment.starts_at &&
  (!staffId || staffId === appointment.staff_id) &&
  !isOther(appointment, serviceId)

/** A service named in the request replaces all booked services. */
const isOther = ({ services }: AppointmentWithServices, serviceId: string | null): serviceId is string =>
  serviceId !== null && services.some(booked => booked.serviceId !== serviceId)

/** The booked services keep their price and length; another service brings its own. */
function wantedBy(
  appointment: AppointmentWithServices,
  { staffId, serviceId }: RescheduleRequest,
  rules: BookingRules,
  windowOf: (services: Some<BookableService>) => BookableWindow,
): { wanted: Wanted; other?: Some<BookableService> } {
  const reschedulingId = appointment.id
  const other = isOther(appointment, serviceId) ? servicesOf(rules, [serviceId]) : undefined
  if (!other && isOther(appointment, serviceId)) throw notFound()
  const bookedIds = appointment.services.map(booked => booked.serviceId)
  const services = other ?? servicesOf(rules, bookedIds)
  if (!services) throw new ApiFailure('not_movable', 'This service is no longer offered.')
  const asBooked = other
    ? { reschedulingId }
    : { reschedulingId, minutes: appointment.minutes, workUnits: appointment.work_units }
  const wanted = toWanted(rules, services, staffId, windowOf(services), asBooked)
  if (staffId && wanted.staff.length === 0) throw notFound()
  return { wanted, ...(other && { other }) }
}
