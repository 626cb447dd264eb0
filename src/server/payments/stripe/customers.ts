import Stripe from 'stripe'
import { findCustomer, saveCustomer } from '../../db/customers'
import type { Db } from '../../db/openDatabase'
import type { CardPage } from '../../kernel/PaymentGateway'

type Payer = Pick<CardPage, 'userId' | 'email'>

/**
 * Calls `act` with the payer's customer id at the provider. A payer has one customer for all cards, so that deleting
 * the account removes all of them. Creates the customer the first time, and again when the provider no longer has it.
 */
export async function asCustomer<Result>(
  db: Db,
  stripe: Stripe,
  payer: Payer,
  act: (customer: string) => Promise<Result>,
): Promise<Result> {
  const known = await findCustomer(db, payer.userId)
  if (known === undefined) return act(await create(db, stripe, payer))
  try {
    return await act(known)
  } catch (error) {
    if (!isMissing(error)) throw error
    return act(await create(db, stripe, payer, known))
  }
}

async function create(db: Db, stripe: Stripe, { userId, email }: Payer, before = ''): Promise<string> {
  const { id } = await stripe.customers.create({ email }, { idempotencyKey: `customer ${userId} ${before}` })
  await saveCustomer(db, userId, id)
  return id
}

/** A customer that the provider does not know counts as removed. */
export async function removeCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
