import { sql } from 'kysely'
import type { Unit } from '@/domain/units'
import { inTransaction } from './inTransaction'
import { salonLock } from './locks'
import type { Db } from './openDatabase'
import type { SlotSummaryRow } from './schema/salons'

/** A salon's summaries, one for each kind of its services. */
export interface SalonSlots {
  salonId: string
  /** `revision` and `slots_revision` of the salon, read before all else that was summarized. */
  revision: number
  summaries: readonly SlotSummaryRow[]
  kinds: ReadonlyMap<string, number>
}

const isStale = sql<boolean>`summarized_revision <> revision + slots_revision`

/** Salons whose slots or rules have changed since they were summarized, or that were never. */
export async function listStaleSalons(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('salons').select('id').where(isStale).limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** The salons among these whose summaries are out of date. */
export async function staleAmong(db: Db, salonIds: readonly string[], now: Unit): Promise<string[]> {
  if (salonIds.length === 0) return []
  const changed = await db
    .selectFrom('salons')
    .select('id')
    .where('id', 'in', salonIds)
    .where(isStale)
    .execute()
  const due = await db
    .selectFrom('slot_summaries')
    .select('salon_id')
    .distinct()
    .where('salon_id', 'in', salonIds)
    .where('summarized_until', '<=', now)
    .execute()
  return [...new Set([...changed.map(({ id }) => id), ...due.map(({ salon_id }) => salon_id)])]
}

export async function summariesOf(db: Db, salonIds: readonly string[]): Promise<SlotSummaryRow[]> {
  if (salonIds.length === 0) return []
  return db.selectFrom('slot_summaries').selectAll().where('salon_id', 'in', salonIds).execute()
}

export type OutdatedRow = SlotSummaryRow & { time_zone: string }

/** Rows of which a part is no longer true because time has passed. */
export const listOutdated = (db: Db, now: Unit, limit: number): Promise<OutdatedRow[]> =>
  db
    .selectFrom('slot_summaries')
    .innerJoin('salons', 'salons.id', 'slot_summaries.salon_id')
    .selectAll('slot_summaries')
    .select('salons.time_zone')
    .where('slot_summaries.valid_until', '<=', now)
    .orderBy('slot_summaries.valid_until')
    .limit(limit)
    .execute()

/** Bookings of these salons wait for a transaction to end. */
const savedAtOnce = 20

/** A row that was summarized anew meanwhile stays. */
export async function saveNext(db: Db, rows: readonly SlotSummaryRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += savedAtOnce) {
    await inTransaction(db, [], async transaction => {
      for (const row of rows.slice(from, from + savedAtOnce)) await saveNextOf(transaction, row)
    })
  }
}

async function saveNextOf(
  db: Db,
  { salon_id, kind, digits, from_unit, next_start, next_evening, valid_until }: SlotSummaryRow,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('slot_summaries')
    .set({ next_start, next_evening, valid_until })
    .where('salon_id', '=', salon_id)
    .where('kind', '=', kind)
    .where('from_unit', '=', from_unit)
    .where('digits', '=', digits)
    .executeTakeFirst()
  if (kind !== 0 || numUpdatedRows === 0n) return
  await db.updateTable('salons').set({ next_start, next_evening }).where('id', '=', salon_id).execute()
}

export const saveSlots = (db: Db, slots: SalonSlots): Promise<void> =>
  inTransaction(db, [salonLock(slots.salonId)], transaction => replaceSlots(transaction, slots))

async function replaceSlots(db: Db, { salonId, revision, summaries, kinds }: SalonSlots): Promise<void> {
  const { next_start = null, next_evening = null } = summaries[0] ?? {}
  const salon = await db
    .updateTable('salons')
    .set({ summarized_revision: revision, next_start, next_evening })
    .where('id', '=', salonId)
    .executeTakeFirst()
  if (salon.numUpdatedRows === 0n) return
  for (const summary of summaries) {
    const { salon_id, kind, ...changes } = summary
    await db
      .insertInto('slot_summaries')
      .values(summary)
      .onConflict(conflict => conflict.columns(['salon_id', 'kind']).doUpdateSet(changes))
      .execute()
  }
  await db
    .deleteFrom('slot_summaries')
    .where('salon_id', '=', salonId)
    .where('kind', '>=', summaries.length)
    .execute()
  const services = await db
    .selectFrom('services')
    .select(['id', 'slot_kind'])
    .where('salon_id', '=', salonId)
    .execute()
  for (const { id, slot_kind } of services) {
    const kind = kinds.get(id) ?? 0
    if (kind !== slot_kind)
      await db.updateTable('services').set({ slot_kind: kind }).where('id', '=', id).execute()
  }
}
