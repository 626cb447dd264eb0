import type { Selectable } from 'kysely'
import { changeableUntil } from '@/domain/cancellationPolicy'
import { isLive, type Appointment } from '@/domain/appointment'
import type { Currency } from '@/domain/money'
import type { VisitRefund } from '@/domain/payment'
import type { BookedService } from '@/domain/visit'
import { formatHour } from '@/domain/wallTime'
import { wallOf, type Instant, type Stretch } from '@/domain/zonedTime'
import { etagOf } from '../kernel/etag'
import type { Db } from './openDatabase'
import type { AppointmentTable } from './schema/appointments'
import { paymentFacts } from './paymentFacts'
import { withServices } from './visitServices'

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
  pays_online: number | null
  chair_name: string | null
  chair_name_ar: string | null
  chair_photo_url: string | null
  customer_name: string | null
  customer_phone: string | null
  customer_email: string | null
  customer_language: string | null
  review_stars: number | null
  /** When it was paid; null while it is not, and once everything went back. */
  paid_at: number | null
  paid_way: 'salon' | 'online' | null
  refund: VisitRefund | null
}

/** The same with each of its services. */
export interface VisitDetails extends AppointmentDetails {
  services: readonly BookedService[]
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
      'salons.pays_online',
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
    .select(paymentFacts)

type DetailsQuery = ReturnType<typeof appointmentDetails>

const listVisits = async (db: Db, query: DetailsQuery): Promise<VisitDetails[]> =>
  withServices(db, await query.execute())

const findVisit = async (db: Db, query: DetailsQuery): Promise<VisitDetails | undefined> =>
  (await listVisits(db, query.limit(1)))[0]

export const findAppointment = (db: Db, id: string): Promise<VisitDetails | undefined> =>
  findVisit(db, appointmentDetails(db).where('appointments.id', '=', id))

const ofCustomer = (db: Db, customerId: string): DetailsQuery =>
  appointmentDetails(db).where('appointments.customer_id', '=', customerId)

const ofSalon = (db: Db, salonId: string): DetailsQuery =>
  appointmentDetails(db).where('appointments.salon_id', '=', salonId)

/** Those to come, the next one first, then those gone by, the latest first. */
export async function listOfCustomer(db: Db, customerId: string, now: Instant): Promise<VisitDetails[]> {
  const rows = await listVisits(db, inOrder(ofCustomer(db, customerId)))
  const firstToCome = rows.findIndex(({ starts_at }) => starts_at >= now)
  const past = firstToCome === -1 ? rows : rows.slice(0, firstToCome)
  return [...rows.slice(past.length), ...past.reverse()]
}

export const findNextOfCustomer = (db: Db, customerId: string, now: Instant) =>
  findVisit(db, inOrder(liveOnes(ofCustomer(db, customerId)).where('appointments.starts_at', '>=', now)))

/** The visit that was over last: one that took place, or that nobody said anything else about. */
export const findLastOfCustomer = (db: Db, customerId: string, now: Instant) =>
  findVisit(
    db,
    ofCustomer(db, customerId)
      .where('appointments.ends_at', '<=', now)
      .where('appointments.status', 'in', ['confirmed', 'done'])
      .orderBy('appointments.starts_at', 'desc'),
  )

/** The appointments of a salon that begin within the stretch, whatever became of them. */
export const listOfSalon = (db: Db, salonId: string, { from, until }: Stretch) =>
  listVisits(
    db,
    inOrder(
      ofSalon(db, salonId)
        .where('appointments.starts_at', '>=', from)
        .where('appointments.starts_at', '<', until),
    ),
  )

/** The live bookings of a salon that are still to come. */
export const listLiveToCome = (db: Db, salonId: string, now: Instant) =>
  listVisits(db, liveToCome(ofSalon(db, salonId), now))

/** How many live bookings are still to come that a client has, counted as far as `most`. */
export async function countToCome(db: Db, customerId: string, now: Instant, most: number): Promise<number> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['pending', 'confirmed'])
    .where('starts_at', '>', now)
    .limit(most)
    .execute()
  return rows.length
}

/** The live bookings to come that a person made or that are made in their salon. */
export const listLiveOfBothSides = (db: Db, userId: string, now: Instant) =>
  listVisits(
    db,
    liveToCome(appointmentDetails(db), now).where(is =>
      is.or([is('appointments.customer_id', '=', userId), is('salons.owner_id', '=', userId)]),
    ),
  )

const inOrder = (query: DetailsQuery): DetailsQuery =>
  query.orderBy('appointments.starts_at').orderBy('appointments.id')

const liveOnes = (query: DetailsQuery): DetailsQuery =>
  query.where('appointments.status', 'in', ['pending', 'confirmed'])

const liveToCome = (query: DetailsQuery, now: Instant): DetailsQuery =>
  inOrder(liveOnes(query).where('appointments.starts_at', '>', now))

/** As the client sees it: the names of the specification, times on the salon's clock. */
export function toAppointment(row: VisitDetails): Appointment {
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
    ...(row.services.length > 1 && { services: row.services }),
    chairId: row.chair_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone,
    notes: row.notes,
    ...(row.decline_reason && { declineReason: row.decline_reason }),
    ...(row.ended_by && { endedBy: row.ended_by, endedAt: row.changed_at }),
    ...(isLive(row.status) && {
      changeableUntil: changeableUntil('client', row.starts_at, row.cancel_notice_minutes),
    }),
    ...paidFacts(row),
    ...(takesOnlinePayment(row) && { payableUntil: row.starts_at }),
    reviewStars: row.review_stars,
  }
}

const paidFacts = ({ paid_at, paid_way, refund }: AppointmentDetails): Partial<Appointment> => ({
  ...(paid_at !== null && { paidAt: paid_at }),
  ...(paid_way === 'online' && { isPaidOnline: true }),
  ...(refund !== null && { refund }),
})

/** Whether its client could pay it online, were it not for the hour. */
export const takesOnlinePayment = (row: AppointmentDetails): boolean =>
  row.pays_online === 1 &&
  row.customer_id !== null &&
  isLive(row.status) &&
  row.price > 0 &&
  row.paid_at === null

/** As the salon's owner sees it: with who comes. */
export const toOwnersAppointment = (row: VisitDetails): Appointment => ({
  ...toAppointment(row),
  ...(isLive(row.status) && {
    changeableUntil: changeableUntil('owner', row.starts_at, row.cancel_notice_minutes),
  }),
  etag: etagOf({ startsAt: row.starts_at, chairId: row.chair_id }),
  customerName: row.customer_name ?? '',
  customerPhone: row.customer_phone ?? '',
  ...(row.walk_in_name !== null && { isWalkIn: true }),
})
