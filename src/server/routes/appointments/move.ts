import type { MoveRequest } from '@/domain/appointment'
import type { User } from '@/domain/user'
import type { BookingRules, ReadBookingRules } from '../../db/bookingRules'
import type { AppointmentDetails } from '../../db/appointments'
import { claimQuarters, freeQuarters } from '../../db/claims'
import { ApiFailure, notFound } from '../../http/ApiFailure'
import type { Services } from '../../http/context'
import { chairsFor, type Wanted } from '../slots/availability'
import { changeIfSame, findChangeable, type ServiceSnapshot } from './changes'
import { isOwnerOf } from './mayChange'
import { SlotLost } from './slotTaken'
import { takeChair } from './takeChair'

/**
 * Moves in one transaction: the new time is claimed before the old one is given up for others to see, and a lost
 * race (`SlotLost`) leaves the old booking as it was. Gives the appointment as it was before, or undefined for a move
 * to its own time, which changes nothing.
 */
export function move(
  { db, now }: Services,
  readRules: ReadBookingRules,
  user: User,
  id: string,
  request: MoveRequest,
): Promise<AppointmentDetails | undefined> {
  return db.transaction().execute(async transaction => {
    const at = now()
    const { startsAt } = request
    const appointment = await findChangeable(transaction, id, user, at)
    if (isWhereItIs(appointment, request)) return undefined
    const rules = await readRules(transaction, appointment.salon_id)
    if (!rules) throw notFound()
    const { wanted, snapshot } = wantedBy(appointment, request, rules)
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
      ...snapshot,
    }
    await changeIfSame(transaction, appointment, change, at)
    return appointment
  })
}

const isWhereItIs = (
  { starts_at, chair_id, service_id }: AppointmentDetails,
  { startsAt, chairId, serviceId }: MoveRequest,
): boolean =>
  startsAt === starts_at && (!chairId || chairId === chair_id) && (!serviceId || serviceId === service_id)

/** The same service keeps its price and length as booked; another one comes with its own. */
function wantedBy(
  appointment: AppointmentDetails,
  { chairId, serviceId }: MoveRequest,
  rules: BookingRules,
): { wanted: Wanted; snapshot?: Partial<ServiceSnapshot> & { service_id: string } } {
  const isOther = serviceId !== null && serviceId !== appointment.service_id
  const service = rules.services.get(serviceId ?? appointment.service_id)
  if (!service && isOther) throw notFound()
  if (!service) throw new ApiFailure('not_movable', 'This service is no longer offered.')
  const chairs = chairsFor(rules, service.id, chairId)
  if (chairId && chairs.length === 0) throw notFound()
  const minutes = isOther ? service.minutes : appointment.minutes
  const wanted: Wanted = { rules, service, minutes, chairs, movingId: appointment.id }
  if (!isOther) return { wanted }
  return {
    wanted,
    snapshot: {
      service_id: service.id,
      section_name: service.sectionName,
      section_name_ar: service.sectionNameAr,
      service_name: service.name,
      service_name_ar: service.nameAr,
      price: service.cost,
      currency: service.currency,
      minutes,
    },
  }
}
