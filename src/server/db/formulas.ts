import type { DatedFormula, Formula } from '@/domain/client'
import { todayIn } from '@/domain/zonedTime'
import { isOfClient, type SalonClient } from './clients'
import type { Db } from './openDatabase'

export async function findFormula(db: Db, appointmentId: string): Promise<Formula> {
  const { [appointmentId]: formula = '' } = await findFormulas(db, [appointmentId])
  return { formula }
}

/** Formulas by the ids of their appointments. */
export async function findFormulas(db: Db, appointmentIds: string[]): Promise<Record<string, string>> {
  if (appointmentIds.length === 0) return {}
  const rows = await db
    .selectFrom('appointment_formulas')
    .select(['appointment_id', 'formula'])
    .where('appointment_id', 'in', appointmentIds)
    .execute()
  return Object.fromEntries(rows.map(({ appointment_id, formula }) => [appointment_id, formula]))
}

/** Empty deletes it. */
export async function replaceFormula(
  db: Db,
  { id, salon_id }: { id: string; salon_id: string },
  { formula }: Formula,
): Promise<void> {
  if (formula === '') {
    await db.deleteFrom('appointment_formulas').where('appointment_id', '=', id).execute()
    return
  }
  await db
    .insertInto('appointment_formulas')
    .values({ appointment_id: id, salon_id, formula })
    .onConflict(conflict => conflict.column('appointment_id').doUpdateSet({ formula }))
    .execute()
}

/** The formula of the client's latest appointment with one. */
export async function findLatestFormula(
  db: Db,
  client: SalonClient,
  timeZone: string,
): Promise<DatedFormula | null> {
  const row = await db
    .selectFrom('appointments')
    .innerJoin('appointment_formulas', 'appointment_formulas.appointment_id', 'appointments.id')
    .select(['appointments.id', 'appointments.starts_at', 'appointment_formulas.formula'])
    .where(is => isOfClient(client)(is as never))
    .orderBy('appointments.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { appointmentId: row.id, date: todayIn(timeZone, row.starts_at), formula: row.formula } : null
}

interface Leaving {
  userId: string
  phone: string
}

/** A user's appointments, and those of a walk-in whom a salon that has met the user knows as the same person. */
export const appointmentsOf = (db: Db, { userId, phone }: Leaving) =>
  db
    .selectFrom('appointments')
    .select('id')
    .where(is =>
      is.or([
        is('client_id', '=', userId),
        is.and([
          is('walk_in_phone', '=', phone),
          is(
            'salon_id',
            'in',
            db.selectFrom('appointments').select('salon_id').where('client_id', '=', userId),
          ),
        ]),
      ]),
    )

export async function forgetFormulas(db: Db, user: Leaving): Promise<void> {
  await db
    .deleteFrom('appointment_formulas')
    .where('appointment_id', 'in', appointmentsOf(db, user))
    .execute()
}

/** The salons keep the appointments, without name and phone. */
export async function forgetWalkIns(db: Db, user: Leaving): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ walk_in_name: null, walk_in_phone: null })
    .where('id', 'in', appointmentsOf(db, user))
    .execute()
}
