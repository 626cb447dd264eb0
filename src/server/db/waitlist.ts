import type { Wait } from '@/domain/waitlist'
import type { IsoDate } from '@/domain/weekday'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { WaitRow } from './schema/appointments'

/** Adds a client to the waitlist. A repeated request changes the staff member and keeps the position. */
export async function upsertWait(db: Db, row: WaitRow): Promise<string> {
  const { id } = await db
    .insertInto('waits')
    .values(row)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'service_id', 'date']).doUpdateSet({ staff_id: row.staff_id }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The client's waits from a date on, the soonest day first, each with the salon's time zone. */
export async function listWaits(
  db: Db,
  userId: string,
  from: IsoDate,
): Promise<{ wait: Omit<Wait, 'hasFreeTime'>; row: WaitRow; timeZone: string }[]> {
  const rows = await db
    .selectFrom('waits')
    .innerJoin('salons', 'salons.id', 'waits.salon_id')
    .innerJoin('services', 'services.id', 'waits.service_id')
    .selectAll('waits')
    .select([
      'salons.name as salon_name',
      'salons.name_ar as salon_name_ar',
      'salons.time_zone',
      'services.name as service_name',
      'services.name_ar as service_name_ar',
    ])
    .where('waits.user_id', '=', userId)
    .where('waits.date', '>=', from)
    .orderBy('waits.date')
    .orderBy('waits.created_at')
    .execute()
  return rows.map(row => ({
    timeZone: row.time_zone,
    row,
    wait: {
      id: row.id,
      salonId: row.salon_id,
      salonName: row.salon_name,
      salonNameAr: row.salon_name_ar,
      serviceId: row.service_id,
      serviceName: row.service_name,
      serviceNameAr: row.service_name_ar,
      date: row.date,
      staffId: row.staff_id,
      createdAt: row.created_at,
      calledAt: row.called_at,
    },
  }))
}

/** Ends a client's wait once they have an appointment for the service on that day. */
export async function endWait(db: Db, wait: Pick<WaitRow, 'user_id' | 'service_id' | 'date'>): Promise<void> {
  await db
    .deleteFrom('waits')
    .where('user_id', '=', wait.user_id)
    .where('service_id', '=', wait.service_id)
    .where('date', '=', wait.date)
    .execute()
}

export async function isAwaited(db: Db, salonId: string, date: IsoDate): Promise<boolean> {
  const row = await db
    .selectFrom('waits')
    .select('id')
    .where('salon_id', '=', salonId)
    .where('date', '=', date)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface WaitInLine extends WaitRow {
  email: string
  language: string
}

const inLine = (db: Db) =>
  db
    .selectFrom('waits')
    .innerJoin('users', 'users.id', 'waits.user_id')
    .selectAll('waits')
    .select(['users.email', 'users.language'])

export const listWaiting = (db: Db, salonId: string, date: IsoDate): Promise<WaitInLine[]> =>
  inLine(db)
    .where('waits.salon_id', '=', salonId)
    .where('waits.date', '=', date)
    .orderBy('waits.created_at')
    .orderBy('waits.id')
    .execute()

export const findWaiting = (db: Db, id: string): Promise<WaitInLine | undefined> =>
  inLine(db).where('waits.id', '=', id).executeTakeFirst()

export async function setCalled(db: Db, id: string, now: Instant): Promise<void> {
  await db.updateTable('waits').set({ called_at: now }).where('id', '=', id).execute()
}
