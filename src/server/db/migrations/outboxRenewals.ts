import type { Kysely, Migration } from 'kysely'
import type { OutboxRow } from '../schema/outbox'
import { pending } from './outbox'

const day = 24 * 60 * 60_000

interface TablesOfThen {
  outbox: OutboxRow
  subscriptions: { id: string }
  subscription_periods: { subscription_id: string; number: number; ends_at: number }
  subscription_mails: { subscription_id: string; period_number: number; kind: string }
}

/** Moves unsent renewal mails. Obsolete ones are dropped when they are due. */
export const outboxRenewals: Migration = {
  async up(given: Kysely<unknown>) {
    const db = given as Kysely<TablesOfThen>
    const lastPeriods = await db
      .selectFrom('subscription_periods')
      .select('subscription_id')
      .select(({ fn }) => [fn.max('number').as('number'), fn.max('ends_at').as('ends_at')])
      .groupBy('subscription_id')
      .execute()
    const sent = await db.selectFrom('subscription_mails').selectAll().execute()
    const sentMails = new Set(
      sent.map(mail => [mail.subscription_id, mail.period_number, mail.kind].join(' ')),
    )
    for (const { subscription_id: subscriptionId, number, ends_at } of lastPeriods) {
      const payload = { subscriptionId, periodNumber: number + 1 }
      const isOwed = (kind: string) => !sentMails.has([subscriptionId, payload.periodNumber, kind].join(' '))
      const owed = [
        ...(isOwed('before_renewal') ? [pending('renewal_coming', payload, ends_at - 3 * day)] : []),
        ...(isOwed('refused') ? [pending('renewal_refused', payload, ends_at - day)] : []),
      ]
      if (owed.length > 0) await db.insertInto('outbox').values(owed).execute()
    }
    await db.schema.dropTable('subscription_mails').execute()
  },
}
