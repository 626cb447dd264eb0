import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import type { Entry } from '../db/ledger'
import type { Db } from '../db/openDatabase'
import type { ChargeRow, PurposeName } from '../db/schema/charges'

/** What a sale is in the books: to whom it belongs, and what came in for what. */
export type Sale = Pick<Entry, 'salon_id' | 'sides'>

/** What the end of a charge means for what it pays for. Every `db` is the transaction that writes the end down. */
export interface Purpose {
  readonly name: PurposeName
  /** Where the provider sends the person after a question of their bank. */
  returnUrl(context: AppContext, charge: ChargeRow): string
  /** The card of a charge for which nobody is there to enter one; undefined once there is none. */
  findPaymentMethod?(db: Db, charge: ChargeRow): Promise<string | undefined>
  /** Undefined for a charge that sells nothing yet. */
  findSale(db: Db, charge: ChargeRow): Promise<Sale | undefined>
  /** Once, when the sale is booked; late is one that had been given up. False when nobody owes it: it goes back. */
  succeeded(
    context: AppContext,
    db: Db,
    charge: ChargeRow,
    end: { at: Instant; isLate: boolean },
  ): Promise<boolean>
  refused?(db: Db, charge: ChargeRow, at: Instant): Promise<void>
  /** Once, when the provider will not give the charge back. Gives what is to be done after the transaction. */
  refundRefused?(context: AppContext, db: Db, charge: ChargeRow, at: Instant): Promise<() => Promise<void>>
  /** After the transaction in which a charge succeeded or its refund ended. */
  changed?(context: AppContext, charge: ChargeRow): Promise<void>
}
