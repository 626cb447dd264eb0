import type { PlanFeature, PlanSize } from '@/domain/plans'
import { isRunning, offerOf } from '@/domain/subscription'
import { endOf, stateOf } from '@/domain/subscriptionLife'
import { seatsWith } from '@/domain/team'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import { findLatestSubscription, type HeldSubscription } from './subscriptions'

/** The owner's latest plan: its size while it runs, `ended` after it, or null without any. */
export async function findPlan(db: Db, ownerId: string, now: Instant) {
  return planOf(await findLatestSubscription(db, ownerId), now)
}

/** The owner's latest plan, how many of the staff it seats, and when it ends, if it is not going to renew. */
export async function findSeating(db: Db, ownerId: string, now: Instant) {
  const held = await findLatestSubscription(db, ownerId)
  return { plan: planOf(held, now), seats: seatsOf(held, now), endsAt: held && endOf(held, now) }
}

function planOf(held: HeldSubscription | undefined, now: Instant): PlanSize | 'ended' | null {
  if (!held) return null
  return isRunning({ state: stateOf(held, now) }) ? held.size : 'ended'
}

/** How many of the salon's staff the owner's latest subscription seats. */
export const seatsOf = (held: HeldSubscription | undefined, now: Instant): number =>
  seatsWith(planOf(held, now))

/** Whether a plan of the user is running that has the feature. */
export async function hasFeature(
  db: Db,
  userId: string,
  feature: PlanFeature,
  now: Instant,
): Promise<boolean> {
  const held = await findLatestSubscription(db, userId)
  return (
    held !== undefined &&
    isRunning({ state: stateOf(held, now) }) &&
    offerOf(held.tier).features.includes(feature)
  )
}

/** How many of the salon's staff, from the first on, can be booked. */
export const findSeats = async (db: Db, ownerId: string | null, now: Instant): Promise<number> =>
  seatsWith(ownerId === null ? null : await findPlan(db, ownerId, now))
