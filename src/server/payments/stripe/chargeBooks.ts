import type Stripe from 'stripe'
import type { Db } from '../../db/openDatabase'

/** Maps a charge key to the provider's payment id: null for a charge of zero, undefined when no payment exists. */
export interface ChargeBooks {
  idOf(key: string): Promise<string | null | undefined>
  write(key: string, providerKey: string | null): Promise<void>
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`

/** Reads our own table first: the provider's search finds a payment only some seconds after it was made. */
export function chargeBooks(db: Db, stripe: Stripe): ChargeBooks {
  const write: ChargeBooks['write'] = async (key, providerKey) => {
    await db
      .insertInto('provider_charges')
      .values({ key, provider_key: providerKey })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  return {
    write,
    idOf: async key => {
      const row = await db
        .selectFrom('provider_charges')
        .select('provider_key')
        .where('key', '=', key)
        .executeTakeFirst()
      if (row) return row.provider_key
      const query = `metadata['charge_key']:${quoted(key)}`
      const { data } = await stripe.paymentIntents.search({ query, limit: 1 })
      const id = data[0]?.id
      if (id !== undefined) await write(key, id)
      return id
    },
  }
}
