import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { renewalGrace } from '@/domain/subscriptionLife'
import { migrateTo } from '@/testing/kit/migrateTo'
import type { Db } from '../openDatabase'
import type { Database } from '../schema'

/** Each owner's subscriptions: tier, whether it renews, the ends of its periods. */
const owners: Record<string, [string, number, number[]][]> = {
  renews: [['premium', 1, [10, 20]]],
  cancelled: [['premium', 0, [10, 20]]],
  other: [['gold', 1, [30]]],
  changed: [
    ['premium', 0, [10]],
    ['bronze', 1, [40]],
  ],
  upgraded: [
    ['silver', 0, [10]],
    ['premium', 1, [50]],
  ],
  none: [],
}

async function fill(db: Db): Promise<void> {
  for (const [owner, held] of Object.entries(owners)) {
    await sql`insert into users (id, name, email, phone, role, salon, country, city, address, password_hash, created_at)
      values (${owner}, '', ${owner}, ${owner}, 'barber', 'barber', 'P', 'H', '', '', 0)`.execute(db)
    await sql`insert into salons (id, owner_id, name, business_type, country, city, address, phone, latitude, longitude,
        time_zone, search_text, rating_sum, rating_count, confirms_at_once, revision, created_at)
      values (${owner}, ${owner}, '', 'barber', 'P', 'H', '', '', 0, 0, 'UTC', '', 0, 0, 1, 0, 0)`.execute(db)
    for (const [number, [tier, auto_renew, ends]] of held.entries()) {
      const id = `${owner} ${number}`
      await db
        .insertInto('subscriptions')
        .values({
          id,
          user_id: owner,
          number,
          tier,
          size: 'team',
          months: 1,
          price: 1,
          discount: 0,
          coupon_code: null,
          anchor: 0,
          auto_renew,
          payment_method: '',
          card_hint: '',
          started_at: 0,
        })
        .execute()
      const periods = ends.map((ends_at, period) => ({
        subscription_id: id,
        number: period,
        starts_at: 0,
        ends_at,
      }))
      await db.insertInto('subscription_periods').values(periods).execute()
    }
  }
}

test("salons of earlier releases are first until their owners' last Premium plans end", async () => {
  const db: Db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new SqliteDatabase(':memory:') }),
  })
  try {
    await migrateTo(db, '051')
    await fill(db)
    await migrateTo(db)
    const salons = await db.selectFrom('salons').select(['id', 'premium_until']).execute()
    expect(Object.fromEntries(salons.map(({ id, premium_until }) => [id, premium_until]))).toEqual({
      renews: 20 + renewalGrace,
      cancelled: 20,
      other: null,
      changed: null,
      upgraded: 50 + renewalGrace,
      none: null,
    })
  } finally {
    await db.destroy()
  }
})
