import { hashPassword } from '../kernel/passwordHash'
import type { AppContext } from '../AppContext'
import type { Db } from '../db/openDatabase'
import type { FavoriteRow, UserRow } from '../db/schema/people'
import { scheduleReminders } from '../reminders/scheduleReminders'
import { demoCustomers } from './demoCustomers'
import { demoAccounts, demoPassword } from './demoAccounts'
import { demoDiary } from './demoDiary'
import { demoOffers } from './demoOffers'
import { demoReviews } from './demoReviews'
import { demoSubscriptions } from './demoSubscriptions'
import { demoShops, type DemoShops } from './demoShops'
import { insertReviews } from './insertReviews'
import { insertRows } from './insertRows'
import { insertShops } from './insertShops'

const day = 24 * 60 * 60 * 1000
const membership = 200 * day

/**
 * Fills an empty database with the demo city of salons: shops in every city, the three demo accounts, made-up
 * clients and a calendar of visits around today. A database that has the demo already stays as it is.
 */
export async function seedDemo(services: AppContext): Promise<void> {
  const { db, config, now } = services
  if (await hasDemoAccount(db)) return
  const seededAt = now()
  const today = new Date(seededAt).toISOString().slice(0, 10)
  const shops = demoShops(today)
  if (await hasDemoShop(db, shops)) return

  // Hashing runs beside the rest.
  const hashed = hashPassword(demoPassword, config.passwordCost)
  const customers = demoCustomers(seededAt - membership)
  const diary = demoDiary(shops, customers, seededAt)
  const reviews = demoReviews(shops, customers, diary.appointments, seededAt)
  const password_hash = await hashed
  const accounts = Object.values(demoAccounts).map((account): UserRow => ({
    ...account,
    password_hash,
    created_at: seededAt - membership,
  }))
  const isFirst = await db.transaction().execute(async transaction => {
    // Another server may have started over the same database meanwhile.
    if (await hasDemoAccount(transaction)) return false
    await insertRows(transaction, 'users', [...accounts, ...customers])
    await insertShops(transaction, [shops.barber, shops.salon, ...shops.elsewhere])
    await transaction
      .updateTable('salons')
      .set({ pays_online: 1 })
      .where('id', '=', shops.salon.salon.id)
      .execute()
    await insertRows(transaction, 'appointments', diary.appointments)
    await insertRows(transaction, 'claimed_quarters', diary.claims)
    for (const appointment of diary.appointments) await scheduleReminders(transaction, appointment, seededAt)
    await insertRows(transaction, 'payments', diary.payments)
    await insertRows(transaction, 'ledger', diary.ledger)
    await insertRows(transaction, 'favorites', favoritesOf(shops, seededAt))
    await insertReviews(transaction, reviews)
    await insertRows(transaction, 'offers', demoOffers(shops, today))
    return true
  })
  if (isFirst) await demoSubscriptions(services)
}

async function hasDemoAccount(db: Db): Promise<boolean> {
  const emails = Object.values(demoAccounts).map(({ email }) => email)
  const account = await db.selectFrom('users').select('id').where('email', 'in', emails).executeTakeFirst()
  return account !== undefined
}

/** People may delete the demo accounts; the shops they leave behind must not be seeded a second time. */
async function hasDemoShop(db: Db, { elsewhere }: DemoShops): Promise<boolean> {
  const ids = elsewhere.slice(0, 1).map(({ salon }) => salon.id)
  const shop = await db.selectFrom('salons').select('id').where('id', 'in', ids).executeTakeFirst()
  return shop !== undefined
}

const favoritesOf = ({ barber, salon }: DemoShops, seededAt: number): FavoriteRow[] =>
  [salon, barber].map((shop, index) => ({
    user_id: demoAccounts.client.id,
    salon_id: shop.salon.id,
    created_at: seededAt - (30 - index) * day,
  }))
