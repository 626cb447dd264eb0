import type { ExpressionBuilder } from 'kysely'
import { refundKeyOf } from '../kernel/refundKey'
import type { Db } from './openDatabase'
import type { Database } from './schema'
import type { Account, LedgerRow } from './schema/charges'

export interface Entry extends Omit<LedgerRow, 'account' | 'amount' | 'reverses'> {
  /** They add up to 0. */
  sides: Partial<Record<Account, number>>
}

/** The rows of an entry that takes nothing back. */
export const entryRows = ({ sides, ...entry }: Entry): LedgerRow[] =>
  (Object.entries(sides) as [Account, number][]).map(([account, amount]) => ({
    ...entry,
    account,
    reverses: null,
    amount,
  }))

/** Writes an entry down. False when it is written already. */
export const book = (db: Db, entry: Entry): Promise<boolean> => insertRows(db, entryRows(entry))

/** Takes an entry back by another one, once. False when that was done before. */
export async function reverseEntry(db: Db, entryId: string, at: number): Promise<boolean> {
  const rows = await db.selectFrom('ledger').selectAll().where('entry_id', '=', entryId).execute()
  return insertRows(
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

async function insertRows(db: Db, rows: LedgerRow[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('ledger')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The accounts into which somebody pays. */
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

/** Of what came in and did not go back. */
export const isKept = (is: ExpressionBuilder<Database, 'ledger'>) =>
  is.and([is('ledger.account', 'in', paidInto), is('ledger.amount', '>', 0), is.not(isReversed(is))])

/** What came in for an appointment and did not go back, the earliest first. */
export const listReceived = (db: Db, appointmentId: string): Promise<LedgerRow[]> =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where('subject_id', '=', appointmentId)
    .where(isKept)
    .orderBy('at')
    .orderBy('entry_id')
    .execute()

/** The number of the next entry of an appointment, from 1. */
export async function nextEntryNumber(db: Db, appointmentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledger')
    .select(({ fn }) => fn.count<number>('entry_id').distinct().as('count'))
    .where('subject_id', '=', appointmentId)
    .executeTakeFirstOrThrow()
  return count + 1
}
