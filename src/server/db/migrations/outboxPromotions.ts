import type { Kysely, Migration } from 'kysely'
import type { OutboxRow } from '../schema/outbox'
import { pending } from './outbox'

const hour = 60 * 60_000
/** How long before UTC a day begins in the time zone furthest ahead. */
const furthestAhead = 14 * hour

interface TablesOfThen {
  outbox: OutboxRow
  promotions: { id: string; salon_id: string | null; starts_on: string; announced_at: number | null }
}

/** Moves unannounced promotions of salons. Delivery checks whether they have started or are over. */
export const outboxPromotions: Migration = {
  async up(given: Kysely<unknown>) {
    const db = given as Kysely<TablesOfThen>
    const unannounced = await db
      .selectFrom('promotions')
      .select(['id', 'starts_on'])
      .where('announced_at', 'is', null)
      .where('salon_id', 'is not', null)
      .execute()
    for (const { id, starts_on } of unannounced) {
      const dueAt = Date.parse(starts_on) - furthestAhead
      await db
        .insertInto('outbox')
        .values(pending('promotion_started', { promotionId: id }, dueAt))
        .execute()
    }
    await db.schema.alterTable('promotions').dropColumn('announced_at').execute()
  },
}
