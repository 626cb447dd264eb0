import {
  endRemoval,
  findCustomer,
  insertRemovals,
  listDueRemovals,
  listMethods,
  putOffRemoval,
} from '../db/customers'
import type { Db } from '../db/openDatabase'
import type { AppContext } from '../AppContext'
import { readMethod } from './stripe/cardMethod'

const minute = 60_000
const longestPause = 24 * 60 * minute

/** Puts down, in the transaction that deletes an account, whom the payment provider is to forget. */
export async function orderRemoval(db: Db, userId: string, now: number): Promise<void> {
  const own = await findCustomer(db, userId)
  const ofCards = (await listMethods(db, userId)).map(method => readMethod(method)?.customer)
  const customers = [own, ...ofCards].filter(customer => customer !== undefined)
  await insertRemovals(db, [...new Set(customers)], now)
}

/** Has the provider forget those that are due; who could not be removed is tried again, after ever longer pauses. */
export async function removeCustomers({ db, gateway, now, log }: AppContext): Promise<void> {
  if (!gateway.removeCustomer) return
  for (const { customer, tries } of await listDueRemovals(db, now())) {
    try {
      await gateway.removeCustomer(customer)
      await endRemoval(db, customer)
    } catch (error) {
      log.error('customer_not_removed', { customer, reason: String(error) })
      await putOffRemoval(db, customer, now() + Math.min(minute * 2 ** tries, longestPause))
    }
  }
}
