import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { Entry } from '../db/ledger'
import type { RowLock } from '../db/locks'
import type { Db } from '../db/openDatabase'
import type { ChargeRow, PurposeName } from '../db/schema/charges'

/** A sale in the ledger: the salon it belongs to, and the amounts by account. */
export type Sale = Pick<Entry, 'salon_id' | 'sides'>

/** What the end of a charge does for what it pays for. Every `db` is the transaction that records the end. */
export interface Purpose {
  readonly name: PurposeName
  /** The rows that the end of a charge changes or judges by. */
  locks(charge: ChargeRow): RowLock[]
  /** Where the provider redirects the payer after their bank's confirmation. */
  returnUrl(context: AppContext, charge: ChargeRow): string
  /** The card of a charge without a present payer; undefined when there is none any more. */
  findPaymentMethod?(db: Db, charge: ChargeRow): Promise<string | undefined>
  /** Undefined for a charge that sells nothing yet. */
  findSale(db: Db, charge: ChargeRow): Promise<Sale | undefined>
  /** Called once, when the sale is booked. `isLate`: the charge had been given up. False when it must be refunded. */
  succeeded(
    context: AppContext,
    db: Db,
    charge: ChargeRow,
    end: { at: Instant; isLate: boolean },
  ): Promise<boolean>
  refused?(db: Db, charge: ChargeRow, at: Instant): Promise<void>
  /** Called once, when the money is back. */
  refunded?(db: Db, charge: ChargeRow, at: Instant): Promise<void>
  /** Called once, when the provider refuses the refund. Returns what to do after the transaction. */
  refundRefused?(context: AppContext, db: Db, charge: ChargeRow, at: Instant): Promise<() => Promise<void>>
  /** Called after the transaction in which a charge succeeded or its refund ended. */
  changed?(context: AppContext, charge: ChargeRow): Promise<void>
}
