import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { ClientCard } from '@/domain/client'
import { clientPolicy } from '@/domain/clientPolicy'
import type { Currency } from '@/domain/money'
import type { Instant } from '@/domain/zonedTime'
import { appointmentDetails, type AppointmentWithServices } from './appointments'
import { withServices } from './appointmentServices'
import type { Db } from './openDatabase'
import { isBefore, type Cursor } from './position'
import type { Database } from './schema'

/**
 * A client as one salon knows them: by the account, by the phone number they left, or by both. With neither, only the
 * one appointment is theirs.
 */
export interface SalonClient {
  salonId: string
  clientId: string | null
  phone: string | null
  appointmentId: string
  name: string
  /** The staff member whose appointments count; null for everybody's. */
  onlyStaffId?: string | null
}

/** The client of a salon's appointment. Undefined after the account was deleted. */
export async function findClientOf(
  db: Db,
  appointment: AppointmentWithServices,
): Promise<SalonClient | undefined> {
  const { id: appointmentId, salon_id: salonId, client_id, client_name: name, client_phone } = appointment
  if (name === null) return undefined
  const phone = client_phone === '' ? null : client_phone
  if (client_id !== null || phone === null) {
    return { salonId, clientId: client_id, phone, appointmentId, name }
  }
  // An account that the salon has not met stays unknown to it.
  const account = await db
    .selectFrom('users')
    .select(['users.id', 'users.name'])
    .where('users.phone', '=', phone)
    .where(is =>
      is.exists(
        is
          .selectFrom('appointments')
          .select('appointments.id')
          .whereRef('appointments.client_id', '=', 'users.id')
          .where('appointments.salon_id', '=', salonId),
      ),
    )
    .executeTakeFirst()
  return { salonId, clientId: account?.id ?? null, phone, appointmentId, name: account?.name ?? name }
}

export type OfAppointments = ExpressionBuilder<Database, 'appointments'>

export const isOfClient =
  ({ salonId, clientId, phone, appointmentId, onlyStaffId = null }: SalonClient) =>
  (is: OfAppointments) =>
    is.and([
      is('appointments.salon_id', '=', salonId),
      ...(onlyStaffId === null ? [] : [is('appointments.staff_id', '=', onlyStaffId)]),
      is.or([
        ...(clientId === null ? [] : [is('appointments.client_id', '=', clientId)]),
        ...(phone === null ? [] : [is('appointments.walk_in_phone', '=', phone)]),
        ...(clientId === null && phone === null ? [is('appointments.id', '=', appointmentId)] : []),
      ]),
    ])

const count = (condition: ReturnType<typeof sql<SqlBool>>) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`

export type ClientFigures = Pick<ClientCard, 'done' | 'noShows' | 'lateCancellations' | 'spent'>

export async function countOfClient(db: Db, client: SalonClient, now: Instant): Promise<ClientFigures> {
  const figures = await db
    .selectFrom('appointments')
    .select([
      count(sql`status = 'done' or (status = 'confirmed' and ends_at <= ${now})`).as('done'),
      count(sql`status = 'no_show'`).as('noShows'),
      count(
        sql`status = 'cancelled' and ended_by = 'client'
          and changed_at > starts_at - ${sql.lit(clientPolicy.lateCancellation)}`,
      ).as('lateCancellations'),
    ])
    .where(isOfClient(client))
    .executeTakeFirstOrThrow()
  return { ...figures, spent: await spentBy(db, client) }
}

async function spentBy(db: Db, client: SalonClient): Promise<ClientCard['spent']> {
  const rows = await db
    .selectFrom('ledger')
    .select(({ fn }) => ['currency', fn.sum<number>('amount').as('amount')])
    .where('subject_id', 'in', from => from.selectFrom('appointments').select('id').where(isOfClient(client)))
    // Literals, not parameters: the index `payments_of_subject` holds the rows of these accounts only.
    .where(sql<SqlBool>`account in ('online', 'salon')`)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows
    .filter(({ amount }) => amount !== 0)
    .map(({ currency, amount }) => ({ currency: currency as Currency, amount }))
}

/** The client's appointments in the salon, the newest first: up to `limit` of those before the cursor. */
export async function listHistoryOf(
  db: Db,
  client: SalonClient,
  before: Cursor | undefined,
  limit: number,
): Promise<AppointmentWithServices[]> {
  const query = appointmentDetails(db)
    .where(is => isOfClient(client)(is as unknown as OfAppointments))
    .$if(before !== undefined, listing =>
      listing.where(isBefore('appointments', before ?? { createdAt: 0, id: '' }, 'starts_at')),
    )
    .orderBy('appointments.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(limit)
  return withServices(db, await query.execute())
}

/** One row a client of the salon: an account, or a name and a phone number without one. */
export const clientsOf = (db: Db, salonId: string) =>
  db
    .selectFrom('appointments')
    .leftJoin('users', 'users.id', 'appointments.client_id')
    .select(({ fn }) => [
      fn.coalesce('users.name', 'appointments.walk_in_name').as('name'),
      fn.coalesce('users.phone', 'appointments.walk_in_phone').as('phone'),
    ])
    .where('appointments.salon_id', '=', salonId)
    .where(is => is.or([is('users.id', 'is not', null), is('appointments.walk_in_name', 'is not', null)]))
    .groupBy([
      'users.id',
      'users.name',
      'users.phone',
      'appointments.walk_in_name',
      'appointments.walk_in_phone',
    ])
