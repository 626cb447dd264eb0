import type { ExpressionBuilder } from 'kysely'
import { refundKeyOf } from '../kernel/refundKey'
import { withSums } from './dailySums'
import type { Db } from './openDatabase'
import type { Database } from './schema'
import type { Account, LedgerRow } from './schema/charges'

export interface Entry extends Omit<LedgerRow, 'account' | 'amount' | 'reverses'> {
  /** They add up to 0. */
  sides: Partial<Record<Account, number>>
}

/** The rows of an entry that reverses no other entry. */
export const entryRows = ({ sides, ...entry }: Entry): LedgerRow[] =>
  (Object.entries(sides) as [Account, number][]).map(([account, amount]) => ({
    ...entry,
    account,
    reverses: null,
    amount,
  }))

/** Inserts an entry. False when it exists already. */
export const book = (db: Db, entry: Entry): Promise<boolean> => insertLedgerRows(db, entryRows(entry))

/** Reverses an entry with a second one, once. False when it was reversed before. */
export async function reverseEntry(db: Db, entryId: string, at: number): Promise<boolean> {
  const rows = await db.selectFrom('ledger').selectAll().where('entry_id', '=', entryId).execute()
  return insertLedgerRows(
    db,
    rows.map(row => ({
      ...row,
      entry_id: refundKeyOf(entryId),
      reverses: entryId,
      amount: -row.amount,
      at,
    })),
  )
}

/** In the caller's transaction, with the daily sums of the salon. */
export async function insertLedgerRows(db: Db, rows: readonly LedgerRow[]): Promise<boolean> {
  const paidIds = rows.filter(({ salon_id }) => salon_id !== null).map(({ subject_id }) => subject_id)
  const { numInsertedOrUpdatedRows = 0n } = await withSums(db, [...new Set(paidIds)], () =>
    db
      .insertInto('ledger')
      .values(rows)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst(),
  )
  return numInsertedOrUpdatedRows > 0n
}

export const paidInto = ['online', 'salon'] as const
export type PaidInto = (typeof paidInto)[number]

const isReversed = (is: ExpressionBuilder<Database, 'ledger'>) =>
  is.exists(
    is
      .selectFrom('ledger as back')
      .select('back.entry_id')
      .whereRef('back.reverses', '=', 'ledger.entry_id')
      .whereRef('back.account', '=', 'ledger.account'),
  )

/** Condition for rows of money received and not refunded. */
export const isKept = (is: ExpressionBuilder<Database, 'ledger'>) =>
  is.and([is('ledger.account', 'in', paidInto), is('ledger.amount', '>', 0), is.not(isReversed(is))])

/** Payments for an appointment that were not refunded, the earliest first. */
export const listReceived = (db: Db, appointmentId: string): Promise<LedgerRow[]> =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where('subject_id', '=', appointmentId)
    .where(isKept)
    .orderBy('at')
    .orderBy('entry_id')
    .execute()

/** The number of the appointment's next entry, starting at 1. */
export async function nextEntryNumber(db: Db, appointmentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.count<number>('entry_id').distinct().as('count'))
    .where('subject_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
  return count + 1
}
