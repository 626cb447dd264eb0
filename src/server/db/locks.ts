import type { SelectQueryBuilder } from 'kysely'
import { isPostgres } from './isPostgres'
import type { Db } from './openDatabase'
import type { Database } from './schema'

/** Selects the rows that a transaction judges by. Transactions that lock the same row run one after the other. */
export type RowLock = (db: Db) => SelectQueryBuilder<Database, never, object>

/** For what belongs to the salon: its services, hours, staff, appointments. */
export const salonLock =
  (id: string): RowLock =>
  db =>
    db.selectFrom('salons').select('id').where('id', '=', id)

/** The salon that the user owns. */
export const ownedSalonLock =
  (ownerId: string): RowLock =>
  db =>
    db.selectFrom('salons').select('id').where('owner_id', '=', ownerId)

/** For what belongs to the user: favorites, waits, keys, subscription, and how many appointments they have. */
export const userLock =
  (id: string): RowLock =>
  db =>
    db.selectFrom('users').select('id').where('id', '=', id)

/** The appointment's salon, then its client. */
export const appointmentLocks = (id: string): RowLock[] => [
  db => db.selectFrom('salons').select('id').where('id', '=', appointment(db, id).select('salon_id')),
  db => db.selectFrom('users').select('id').where('id', '=', appointment(db, id).select('client_id')),
]

const appointment = (db: Db, id: string) => db.selectFrom('appointments').where('id', '=', id)

/** The salons of the appointments, in one order for all. */
export const salonsOfAppointmentsLock =
  (ids: readonly string[]): RowLock =>
  db =>
    db
      .selectFrom('salons')
      .select('id')
      .where('id', 'in', db.selectFrom('appointments').select('salon_id').where('id', 'in', ids))
      .orderBy('id')

/** The user who pays for the subscription. */
export const subscriptionLock =
  (id: string): RowLock =>
  db =>
    db
      .selectFrom('users')
      .select('id')
      .where('id', '=', db.selectFrom('subscriptions').select('user_id').where('id', '=', id))

/** The user who has ordered the plan that the charge pays for. */
export const orderLock =
  (chargeKey: string): RowLock =>
  db =>
    db
      .selectFrom('users')
      .select('id')
      .where(
        'id',
        '=',
        db.selectFrom('subscription_orders').select('user_id').where('charge_key', '=', chargeKey),
      )

/**
 * Waits for the transactions that hold the rows; what is read afterwards includes their changes. Salons before users,
 * so that two transactions seldom wait for each other. SQLite has one writer and needs no locks.
 */
export async function lockRows(transaction: Db, locks: readonly RowLock[]): Promise<void> {
  if (!isPostgres(transaction)) return
  // Not the key: rows that refer to the locked one can still be added.
  for (const lock of locks) await lock(transaction).forNoKeyUpdate().execute()
}
