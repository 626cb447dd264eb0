import { sql, type Kysely, type Migration } from 'kysely'

const renewalGrace = 7 * 24 * 60 * 60 * 1000

/** The search places the salons of owners with a Premium plan first among equals. */
export const premiumSalons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('salons').addColumn('premium_until', 'bigint').execute()
    // Of the owner's last subscription, as when it changes.
    await sql`
      update salons set premium_until = (
        select max(subscription_periods.ends_at)
          + max(case when subscriptions.auto_renew = 1 then ${sql.lit(renewalGrace)} else 0 end)
        from subscriptions
        join subscription_periods on subscription_periods.subscription_id = subscriptions.id
        where subscriptions.user_id = salons.owner_id and subscriptions.tier = 'premium'
          and subscriptions.number = (
            select max(latest.number) from subscriptions as latest where latest.user_id = salons.owner_id))`.execute(
      db,
    )
  },
}
