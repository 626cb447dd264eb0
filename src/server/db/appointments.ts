import type { Selectable } from 'kysely'
import type { AppointmentRefund } from '@/domain/payment'
import { businessBounds } from '@/domain/businessDate'
import type { BookedService } from '@/domain/appointmentServices'
import type { IsoDate } from '@/domain/weekday'
import type { Instant, Interval } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { AppointmentTable } from './schema/appointments'
import { paymentFacts } from './paymentFacts'
import { businessDateIn } from './days'
import { isTimeTaken } from './claims'
import { withServices } from './appointmentServices'

/** An appointment with the current names of its salon, staff member and client, any of which may be gone. */
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
  staff_name: string | null
  staff_name_ar: string | null
  staff_photo_url: string | null
  client_name: string | null
  client_phone: string | null
  client_email: string | null
  client_language: string | null
  review_stars: number | null
  /** Null while unpaid, and after a full refund. */
  paid_at: number | null
  paid_way: 'salon' | 'online' | null
  refund: AppointmentRefund | null
  /** 1 when it has ended and another appointment holds some of its time. */
  is_time_taken: number
}

export interface AppointmentWithServices extends AppointmentDetails {
  services: readonly BookedService[]
}

export const appointmentDetails = (db: Db) =>
  db
    .selectFrom('appointments')
    .leftJoin('salons', 'salons.id', 'appointments.salon_id')
    .leftJoin('staff', 'staff.id', 'appointments.staff_id')
    .leftJoin('users', 'users.id', 'appointments.client_id')
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
      'staff.name as staff_name',
      'staff.name_ar as staff_name_ar',
      'staff.photo_url as staff_photo_url',
      'users.email as client_email',
      'users.language as client_language',
      'reviews.stars as review_stars',
    ])
    .select(({ fn }) => [
      fn.coalesce('users.name', 'appointments.walk_in_name').as('client_name'),
      fn.coalesce('users.phone', 'appointments.walk_in_phone').as('client_phone'),
    ])
    .select(paymentFacts)
    .select(isTimeTaken)

type DetailsQuery = ReturnType<typeof appointmentDetails>

const listAppointmentsWithServices = async (
  db: Db,
  query: DetailsQuery,
): Promise<AppointmentWithServices[]> => withServices(db, await query.execute())

const findAppointmentWithServices = async (
  db: Db,
  query: DetailsQuery,
): Promise<AppointmentWithServices | undefined> => (await listAppointmentsWithServices(db, query.limit(1)))[0]

export const findAppointment = (db: Db, id: string): Promise<AppointmentWithServices | undefined> =>
  findAppointmentWithServices(db, appointmentDetails(db).where('appointments.id', '=', id))

const ofClient = (db: Db, clientId: string): DetailsQuery =>
  appointmentDetails(db).where('appointments.client_id', '=', clientId)

const ofSalon = (db: Db, salonId: string): DetailsQuery =>
  appointmentDetails(db).where('appointments.salon_id', '=', salonId)

/** Upcoming appointments, the next one first; then past ones, the latest first. */
export async function listOfClient(
  db: Db,
  clientId: string,
  now: Instant,
): Promise<AppointmentWithServices[]> {
  const rows = await listAppointmentsWithServices(db, inOrder(ofClient(db, clientId)))
  const firstToCome = rows.findIndex(({ starts_at }) => starts_at >= now)
  const past = firstToCome === -1 ? rows : rows.slice(0, firstToCome)
  return [...rows.slice(past.length), ...past.reverse()]
}

export const findNextOfClient = (db: Db, clientId: string, now: Instant) =>
  findAppointmentWithServices(
    db,
    inOrder(activeOnes(ofClient(db, clientId)).where('appointments.starts_at', '>=', now)),
  )

const activeIdsOfClient = (db: Db, clientId: string) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', 'in', ['pending', 'confirmed'])

/** Another active appointment of the client's own, in the salon or in any, that overlaps the one at the interval. */
export async function findOverlappingOfClient(
  db: Db,
  clientId: string,
  id: string,
  { from, until }: Interval,
  salonId?: string,
): Promise<AppointmentWithServices | undefined> {
  const overlapping = await activeIdsOfClient(db, clientId)
    .where('id', '!=', id)
    .where('guest_name', 'is', null)
    .$if(salonId !== undefined, query => query.where('salon_id', '=', salonId ?? ''))
    .where('starts_at', '<', until)
    .where('ends_at', '>', from)
    .orderBy('starts_at')
    .orderBy('id')
    .executeTakeFirst()
  return overlapping && findAppointment(db, overlapping.id)
}

/** The client's latest past appointment that took place, or that nobody has settled. */
export const findLastOfClient = (db: Db, clientId: string, now: Instant) =>
  findAppointmentWithServices(
    db,
    ofClient(db, clientId)
      .where('appointments.ends_at', '<=', now)
      .where('appointments.status', 'in', ['confirmed', 'done'])
      .orderBy('appointments.starts_at', 'desc'),
  )

/** The salon's appointments of any status on its dates, each with its night: of all its staff, or of one. */
export async function listOfSalon(
  db: Db,
  { id, onlyStaffId, time_zone }: { id: string; onlyStaffId: string | null; time_zone: string },
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<AppointmentWithServices[]> {
  const rows = await listAppointmentsWithServices(
    db,
    inOrder(
      ofSalon(db, id)
        .$if(onlyStaffId !== null, query => query.where('appointments.staff_id', '=', onlyStaffId))
        .where('appointments.starts_at', '>=', businessBounds(from, time_zone).from)
        .where('appointments.starts_at', '<', businessBounds(to, time_zone).until),
    ),
  )
  return rows.filter(row => {
    const date = businessDateIn(row, time_zone)
    return date >= from && date <= to
  })
}

export const listActiveUpcoming = (db: Db, salonId: string, now: Instant) =>
  listAppointmentsWithServices(db, activeUpcoming(ofSalon(db, salonId), now))

/** The number of a client's upcoming active appointments, counted up to `most`. */
export async function countToCome(db: Db, clientId: string, now: Instant, most: number): Promise<number> {
  const rows = await activeIdsOfClient(db, clientId).where('starts_at', '>', now).limit(most).execute()
  return rows.length
}

/** Upcoming active appointments that the user booked or that are in their salon. */
export const listActiveOfBothSides = (db: Db, userId: string, now: Instant) =>
  listAppointmentsWithServices(
    db,
    activeUpcoming(appointmentDetails(db), now).where(is =>
      is.or([is('appointments.client_id', '=', userId), is('salons.owner_id', '=', userId)]),
    ),
  )

const inOrder = (query: DetailsQuery): DetailsQuery =>
  query.orderBy('appointments.starts_at').orderBy('appointments.id')

const activeOnes = (query: DetailsQuery): DetailsQuery =>
  query.where('appointments.status', 'in', ['pending', 'confirmed'])

const activeUpcoming = (query: DetailsQuery, now: Instant): DetailsQuery =>
  inOrder(activeOnes(query).where('appointments.starts_at', '>', now))
