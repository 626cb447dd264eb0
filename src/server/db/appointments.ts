import type { Selectable } from 'kysely'
import { isLive, type Appointment } from '@/domain/appointment'
import type { Currency } from '@/domain/money'
import { formatHour } from '@/domain/wallTime'
import { wallOf, type Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { AppointmentTable } from './schema'

/** An appointment with what its salon, chair and client are called now. A salon, chair or client may be gone. */
export interface AppointmentDetails extends Selectable<AppointmentTable> {
  owner_id: string | null
  salon_name: string | null
  salon_name_ar: string | null
  salon_address: string | null
  salon_city: string | null
  salon_country: string | null
  salon_photo_url: string | null
  time_zone: string | null
  cancel_notice_minutes: number | null
  chair_name: string | null
  chair_name_ar: string | null
  chair_photo_url: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_email: string | null
  customer_language: string | null
  review_stars: number | null
}

export const appointmentDetails = (db: Db) =>
  db
    .selectFrom('appointments')
    .leftJoin('salons', 'salons.id', 'appointments.salon_id')
    .leftJoin('chairs', 'chairs.id', 'appointments.chair_id')
    .leftJoin('users', 'users.id', 'appointments.customer_id')
    .leftJoin('reviews', 'reviews.appointment_id', 'appointments.id')
    .selectAll('appointments')
    .select([
      'salons.owner_id',
      'salons.name as salon_name',
      'salons.name_ar as salon_name_ar',
      'salons.address as salon_address',
      'salons.city as salon_city',
      'salons.country as salon_country',
      'salons.photo_url as salon_photo_url',
      'salons.time_zone',
      'salons.cancel_notice_minutes',
      'chairs.name as chair_name',
      'chairs.name_ar as chair_name_ar',
      'chairs.photo_url as chair_photo_url',
      'users.email as customer_email',
      'users.language as customer_language',
      'reviews.stars as review_stars',
    ])
    .select(({ fn }) => [
      fn.coalesce('users.name', 'appointments.walk_in_name').as('customer_name'),
      fn.coalesce('users.phone', 'appointments.walk_in_phone').as('customer_phone'),
    ])

export const findAppointment = (db: Db, id: string): Promise<AppointmentDetails | undefined> =>
  appointmentDetails(db).where('appointments.id', '=', id).executeTakeFirst()

/** Those to come, the next one first, then those gone by, the latest first. */
export async function listOfCustomer(
  db: Db,
  customerId: string,
  now: Instant,
): Promise<AppointmentDetails[]> {
  const rows = await appointmentDetails(db)
    .where('appointments.customer_id', '=', customerId)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute()
  const firstToCome = rows.findIndex(({ starts_at }) => starts_at >= now)
  const past = firstToCome === -1 ? rows : rows.slice(0, firstToCome)
  return [...rows.slice(past.length), ...past.reverse()]
}

export const findNextOfCustomer = (
  db: Db,
  customerId: string,
  now: Instant,
): Promise<AppointmentDetails | undefined> =>
  appointmentDetails(db)
    .where('appointments.customer_id', '=', customerId)
    .where('appointments.starts_at', '>=', now)
    .where('appointments.status', 'in', ['pending', 'confirmed'])
    .orderBy('appointments.starts_at')
    .limit(1)
    .executeTakeFirst()

/** The appointments of a salon that begin within the stretch, whatever became of them. */
export const listOfSalon = (
  db: Db,
  salonId: string,
  from: Instant,
  until: Instant,
): Promise<AppointmentDetails[]> =>
  appointmentDetails(db)
    .where('appointments.salon_id', '=', salonId)
    .where('appointments.starts_at', '>=', from)
    .where('appointments.starts_at', '<', until)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .execute()

/** The live bookings of a salon that are still to come. */
export const listLiveToCome = (db: Db, salonId: string, now: Instant): Promise<AppointmentDetails[]> =>
  appointmentDetails(db)
    .where('appointments.salon_id', '=', salonId)
    .where('appointments.starts_at', '>', now)
    .where('appointments.status', 'in', ['pending', 'confirmed'])
    .orderBy('appointments.starts_at')
    .execute()

/** The live bookings to come that a person made or that are made in their salon. */
export const listLiveOfBothSides = (db: Db, userId: string, now: Instant): Promise<AppointmentDetails[]> =>
  appointmentDetails(db)
    .where('appointments.starts_at', '>', now)
    .where('appointments.status', 'in', ['pending', 'confirmed'])
    .where(is => is.or([is('appointments.customer_id', '=', userId), is('salons.owner_id', '=', userId)]))
    .orderBy('appointments.starts_at')
    .execute()

/** As the client sees it: the names of the specification, times on the salon's clock. */
export function toAppointment(row: AppointmentDetails): Appointment {
  const timeZone = row.time_zone ?? row.closed_time_zone ?? 'UTC'
  const { date, minutes } = wallOf(row.starts_at, timeZone)
  return {
    _id: row.id,
    barberName: row.chair_name ?? row.salon_name ?? '',
    barberNameAr: row.chair_name === null ? row.salon_name_ar : row.chair_name_ar,
    barberProfileImage: row.chair_photo_url ?? row.salon_photo_url ?? '',
    sectionName: row.section_name,
    sectionNameAr: row.section_name_ar,
    serviceName: row.service_name,
    serviceNameAr: row.service_name_ar,
    servicePrice: row.price,
    currency: row.currency as Currency,
    startTime: formatHour(minutes),
    date,
    barberLocation: row.salon_city ?? '',
    country: row.salon_country ?? '',
    status: row.status,
    salonId: row.salon_id,
    salonName: row.salon_name ?? '',
    salonNameAr: row.salon_name_ar,
    serviceId: row.service_id,
    chairId: row.chair_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone,
    notes: row.notes,
    ...(row.decline_reason && { declineReason: row.decline_reason }),
    ...(isLive(row.status) && { changeableUntil: clientsLastMoment(row) }),
    ...(row.paid_at !== null && { paidAt: row.paid_at }),
    reviewStars: row.review_stars,
  }
}

/** Until when a client may move or cancel: the salon's notice before the start. */
export const clientsLastMoment = (row: AppointmentDetails): Instant =>
  row.starts_at - (row.cancel_notice_minutes ?? 0) * 60_000

/** As the salon's owner sees it: with who comes. */
export const toOwnersAppointment = (row: AppointmentDetails): Appointment => ({
  ...toAppointment(row),
  ...(isLive(row.status) && { changeableUntil: row.starts_at }),
  customerName: row.customer_name ?? '',
  customerPhone: row.customer_phone ?? '',
  ...(row.walk_in_name !== null && { isWalkIn: true }),
})
