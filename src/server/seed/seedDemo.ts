import { hashPassword } from '../kernel/passwordHash'
import type { AppContext } from '../AppContext'
import type { Db } from '../db/openDatabase'
import { inTransaction } from '../db/inTransaction'
import { rebuildSums } from '../db/rebuildSums'
import { insertSeason } from '../db/seasons'
import type { FavoriteRow, UserRow } from '../db/schema/people'
import { addPromotion } from '../notifications/announcePromotions'
import { scheduleReminders } from '../reminders/scheduleReminders'
import { demoClients } from './demoClients'
import { demoAccounts, demoPassword } from './demoAccounts'
import { demoDiary } from './demoDiary'
import { demoPromotions } from './demoPromotions'
import { demoId } from './demoId'
import { demoReviews } from './demoReviews'
import { demoSeason } from './demoSeason'
import { demoSubscriptions } from './demoSubscriptions'
import { chooseDemoSalons, type DemoSalons } from './chooseDemoSalons'
import { insertReviews } from './insertReviews'
import { insertRows } from './insertRows'
import { insertSalons } from './insertSalons'

const day = 24 * 60 * 60 * 1000
const membership = 200 * day

/**
 * Seeds an empty database with the demo: salons in every city, the three demo accounts, fictional clients and
 * appointments around today. Does nothing when the database already has an account, or has the demo's salons.
 */
export async function seedDemo(app: AppContext): Promise<void> {
  const { db, config, now } = app
  if (await hasAccount(db)) return
  const seededAt = now()
  const today = new Date(seededAt).toISOString().slice(0, 10)
  const demoSalons = chooseDemoSalons(today)
  if (await hasDemoSalon(db, demoSalons)) return

  // Hashing runs in parallel with the rest.
  const hashed = hashPassword(demoPassword, config.passwordCost)
  const clients = demoClients(seededAt - membership)
  const diary = demoDiary(demoSalons, clients, seededAt)
  const reviews = demoReviews(demoSalons, clients, diary.appointments, seededAt)
  const password_hash = await hashed
  const accounts = Object.values(demoAccounts).map((account): UserRow => ({
    ...account,
    password_hash,
    created_at: seededAt - membership,
  }))
  const isFirst = await inTransaction(db, [], async transaction => {
    if (await hasAccount(transaction)) return false
    await insertRows(transaction, 'users', [...accounts, ...clients])
    await insertSalons(transaction, [demoSalons.barber, demoSalons.salon, ...demoSalons.elsewhere])
    const { id: barberId } = demoSalons.barber.salon
    await insertSeason(transaction, demoId('season', barberId), barberId, demoSeason(today))
    await transaction
      .updateTable('salons')
      .set({ pays_online: 1 })
      .where('id', '=', demoSalons.salon.salon.id)
      .execute()
    await insertRows(transaction, 'appointments', diary.appointments)
    await insertRows(transaction, 'claimed_units', diary.claims)
    for (const appointment of diary.appointments) await scheduleReminders(transaction, appointment, seededAt)
    await insertRows(transaction, 'payments', diary.payments)
    await insertRows(transaction, 'ledger', diary.ledger)
    await rebuildSums(transaction)
    await insertRows(transaction, 'favorites', favoritesOf(demoSalons, seededAt))
    await insertReviews(transaction, reviews)
    for (const promotion of demoPromotions(demoSalons, today))
      await addPromotion(transaction, promotion, seededAt)
    return true
  }).catch(async (error: unknown) => {
    // Of two servers that seed the same database at one moment, the second finds the first one's rows.
    if (await hasAccount(db)) return false
    throw error
  })
  if (isFirst) await demoSubscriptions(app)
}

const hasAccount = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').executeTakeFirst()) !== undefined

/** Users may delete the demo accounts; their salons must not be seeded a second time. */
async function hasDemoSalon(db: Db, { elsewhere }: DemoSalons): Promise<boolean> {
  const ids = elsewhere.slice(0, 1).map(({ salon }) => salon.id)
  const demoSalon = await db.selectFrom('salons').select('id').where('id', 'in', ids).executeTakeFirst()
  return demoSalon !== undefined
}

const favoritesOf = ({ barber, salon }: DemoSalons, seededAt: number): FavoriteRow[] =>
  [salon, barber].map((demoSalon, index) => ({
    user_id: demoAccounts.client.id,
    salon_id: demoSalon.salon.id,
    created_at: seededAt - (30 - index) * day,
  }))
