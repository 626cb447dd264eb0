import { sql } from 'kysely'
import type { PlanSize, PlanTier } from '@/domain/plans'
import { offerOf, type PlanChoice } from '@/domain/subscription'
import { lastPeriod, runsUntil, type Period, type SubscriptionFacts } from '@/domain/subscriptionLife'
import { insertNew } from './insertNew'
import type { Db } from './openDatabase'
import { renewSlotsRevisionOfSubscriber } from './salonRevision'
import type { SubscriptionRow } from './schema/subscriptions'

export interface HeldSubscription extends SubscriptionFacts, PlanChoice {
  id: string
  userId: string
  couponCode: string | null
  paymentMethod: string
  cardHint: string
  startedAt: number
}

/** Undefined for an unknown id, or when the user's account was deleted. */
export async function findSubscription(db: Db, id: string): Promise<HeldSubscription | undefined> {
  const row = await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
  return row && withFacts(db, row)
}

/** The user's latest subscription, running or not. */
export async function findLatestSubscription(db: Db, userId: string): Promise<HeldSubscription | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && withFacts(db, row)
}

async function withFacts(db: Db, row: SubscriptionRow): Promise<HeldSubscription | undefined> {
  const [first, ...others] = await db
    .selectFrom('subscription_periods')
    .select(['number', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', row.id)
    .orderBy('number')
    .execute()
  if (!first) return undefined
  const toPeriod = ({ number, starts_at, ends_at }: typeof first): Period => ({
    number,
    startsAt: starts_at,
    endsAt: ends_at,
  })
  const facts = {
    months: row.months,
    price: row.price,
    discount: row.discount,
    anchor: row.anchor,
    autoRenew: row.auto_renew === 1,
    periods: [toPeriod(first), ...others.map(toPeriod)] as [Period, ...Period[]],
    refusedCharges: 0,
    isCharging: false,
  }
  const charges = await countCharges(db, row.id, lastPeriod(facts).number + 1)
  return {
    ...facts,
    ...charges,
    id: row.id,
    userId: row.user_id,
    tier: row.tier as PlanTier,
    size: row.size as PlanSize,
    couponCode: row.coupon_code,
    paymentMethod: row.payment_method,
    cardHint: row.card_hint,
    startedAt: row.started_at,
  }
}

async function countCharges(
  db: Db,
  subscriptionId: string,
  periodNumber: number,
): Promise<Pick<SubscriptionFacts, 'refusedCharges' | 'isCharging'>> {
  const rows = await db
    .selectFrom('charges')
    .innerJoin('subscription_orders', 'subscription_orders.charge_key', 'charges.key')
    .leftJoin('charge_results', join =>
      join.onRef('charge_results.charge_key', '=', 'charges.key').on('charge_results.stage', '=', 'final'),
    )
    .select('charge_results.result')
    .where('charges.subject_id', '=', subscriptionId)
    .where('subscription_orders.period_number', '=', periodNumber)
    .execute()
  const isCharging = rows.some(({ result }) => result === null)
  return { isCharging, refusedCharges: rows.filter(({ result }) => result !== null).length }
}

/** False when a concurrent request has begun another subscription for the user. */
export async function insertSubscription(db: Db, row: Omit<SubscriptionRow, 'number'>): Promise<boolean> {
  const { last } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  return insertNew(db, 'subscriptions', { ...row, number: (last ?? 0) + 1 })
}

/** Throws when the period was given already. */
export async function insertPeriod(
  db: Db,
  subscriptionId: string,
  { number, startsAt, endsAt }: Period,
): Promise<void> {
  await db
    .insertInto('subscription_periods')
    .values({ subscription_id: subscriptionId, number, starts_at: startsAt, ends_at: endsAt })
    .execute()
  await renewSlotsRevisionOfSubscriber(db, subscriptionId)
  await savePremium(db, subscriptionId)
}

/** Stores until when the subscriber's salon is placed first among equals. */
async function savePremium(db: Db, subscriptionId: string): Promise<void> {
  const held = await findSubscription(db, subscriptionId)
  if (!held) return
  const premium_until = offerOf(held.tier).features.includes('top_rated') ? runsUntil(held) : null
  await db
    .updateTable('salons')
    .set(expression => ({ premium_until, revision: expression('revision', '+', 1) }))
    .where('owner_id', '=', held.userId)
    .where(expression =>
      expression(expression.fn.coalesce('premium_until', sql.lit(0)), '<>', premium_until ?? 0),
    )
    .execute()
}

export async function hasHadTrial(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscription_periods')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_periods.subscription_id')
    .select('subscriptions.id')
    .where('subscriptions.user_id', '=', userId)
    .where('subscription_periods.number', '=', 0)
    .executeTakeFirst()
  return row !== undefined
}

/** Subscriptions with auto-renewal and a period that ends between the two instants. */
export async function listEnding(db: Db, from: number, until: number): Promise<HeldSubscription[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .innerJoin('subscription_periods', 'subscription_periods.subscription_id', 'subscriptions.id')
    .selectAll('subscriptions')
    .where('subscriptions.auto_renew', '=', 1)
    .where('subscription_periods.ends_at', '>', from)
    .where('subscription_periods.ends_at', '<=', until)
    .execute()
  const held = await Promise.all(rows.map(row => withFacts(db, row)))
  return held.filter(one => one !== undefined)
}

export async function setAutoRenew(db: Db, id: string, on: boolean): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ auto_renew: on ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  await savePremium(db, id)
}

export async function setPaymentMethod(
  db: Db,
  id: string,
  method: Pick<SubscriptionRow, 'payment_method' | 'card_hint'>,
): Promise<void> {
  await db.updateTable('subscriptions').set(method).where('id', '=', id).execute()
}
