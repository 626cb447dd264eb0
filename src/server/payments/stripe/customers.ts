import Stripe from 'stripe'
import { findCustomer, saveCustomer } from '../../db/customers'
import type { Db } from '../../db/openDatabase'
import type { CardPage } from '../../kernel/PaymentGateway'

type Payer = Pick<CardPage, 'userId' | 'email'>

/**
 * Has something done with the customer that a payer is to the provider: one for all their cards, so that all of them
 * can be removed with the account. Made the first time, and anew where the provider knows it no more.
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

/** One that the provider does not know is gone already. */
export async function removeCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
