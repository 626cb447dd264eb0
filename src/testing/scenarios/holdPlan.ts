import type { PlanSize } from '@/domain/plans'
import type { User } from '@/domain/user'
import type { Instant } from '@/domain/zonedTime'
import type { AppContext } from '@/server/AppContext'

interface HeldPlan {
  size: PlanSize
  startsAt: Instant
  endsAt: Instant
}

/** Gives the owner a bronze plan that is not renewed. */
export async function holdPlan(
  { db }: AppContext,
  { uid }: Pick<User, 'uid'>,
  { size, startsAt, endsAt }: HeldPlan,
): Promise<void> {
  const id = `plan-${size}`
  await db
    .insertInto('subscriptions')
    .values({
      id,
      user_id: uid,
      number: 1,
      tier: 'bronze',
      size,
      months: 1,
      price: 40,
      discount: 0,
      coupon_code: null,
      anchor: startsAt,
      auto_renew: 0,
      payment_method: 'card',
      card_hint: '4242',
      started_at: startsAt,
    })
    .execute()
  await db
    .insertInto('subscription_periods')
    .values({ subscription_id: id, number: 1, starts_at: startsAt, ends_at: endsAt })
    .execute()
}
