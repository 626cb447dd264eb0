import { object, string } from 'yup'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '../AppContext'
import { findCustomer, listMethods } from '../db/customers'
import type { Db } from '../db/openDatabase'
import { enqueueFirst } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { removalRetries } from '../outbox/retryPolicy'
import { providers } from './providers'

const day = 24 * 60 * 60_000

const customerRemoval = outboxKind(
  'customer_removal',
  object({ customer: string().required() }),
  removalRetries,
)

/** Enqueues the user's removal at the payment provider, in the transaction that deletes the account. */
export async function orderRemoval(db: Db, userId: string, now: Instant): Promise<void> {
  const own = await findCustomer(db, userId)
  const methods = await listMethods(db, userId)
  const ofCards = methods.flatMap(method => providers.map(provider => provider.customerOf(method)))
  for (const customer of new Set([own, ...ofCards])) {
    if (customer === undefined) continue
    await enqueueFirst(db, customerRemoval, { customer }, { now }, `customer_removal ${customer}`)
  }
}

/** Removes a customer at the provider. Tries daily while another gateway is configured. */
export const removesCustomers = (context: AppContext) =>
  sends(customerRemoval, async ({ customer }) => {
    const { gateway, now } = context
    if (!gateway.removeCustomer) return { dueAgainAt: now() + day }
    await gateway.removeCustomer(customer)
    return delivered
  })
