import { isRecord } from '@/domain/isRecord'
import { fromEarlier } from '@/features/booking/earlierBooking'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { bookingPersistSchema } from '@/features/booking/bookingPersistSchema'

type Parts = Record<string, unknown>

/** From each earlier version to the next; a state saved by any release still opens. */
const migrations: Record<number, (parts: Parts) => Parts> = {
  // Version 2 let a booking have several services, which version 4 leaves to the address.
  1: parts => parts,
  // The checkout was a part of the subscription.
  2: ({ subscription, ...parts }) => ({
    ...parts,
    ...(isRecord(subscription) && withCheckout(subscription)),
  }),
  // The answers of a booking were persisted beside its address.
  3: ({ booking, ...parts }) => ({
    ...parts,
    ...(isRecord(booking) && withSent(booking)),
  }),
  // What was sent of a booking was persisted in it.
  4: ({ booking, ...parts }) => ({
    ...parts,
    ...(isRecord(booking) && withoutSent(booking)),
  }),
}

function withSent(earlier: Parts): Parts {
  const { booking, sent = null } = fromEarlier(earlier as never)
  return { booking: { ...bookingPersistSchema.persist(booking), sent } }
}

const withoutSent = ({ sent, ...booking }: Parts): Parts => ({
  booking,
  ...(isRecord(sent) && { submissions: { [bookSubmission.form]: sent } }),
})

const withCheckout = ({ checkout, ...subscription }: Parts): Parts => ({
  subscription,
  checkout: { subscription: isRecord(checkout) ? checkoutOf(checkout) : checkout },
})

const stepNames: Parts = { not_chosen: 'none', subscribed: 'paid' }

/** Each step had all its fields on one level. */
function checkoutOf({
  step,
  tier,
  size,
  coupon,
  idempotencyKey,
  paymentMethod,
  total: amount,
  chargeId,
  redirectUrl,
  ...others
}: Parts): Parts {
  return {
    ...others,
    step: stepNames[String(step)] ?? step,
    ...(tier !== undefined && { item: { tier, size, coupon } }),
    ...(amount !== undefined && { payment: { idempotencyKey, paymentMethod, amount } }),
    ...(chargeId !== undefined && {
      question: { chargeId, ...(redirectUrl !== undefined && { redirectUrl }) },
    }),
  }
}

/** The parts of version `from` as version `to` has them; undefined of an unknown version. */
export function migrate(parts: Parts, from: number, to: number): Parts | undefined {
  let migrated = parts
  for (let version = from; version < to; version += 1) {
    const step = migrations[version]
    if (!step) return undefined
    migrated = step(migrated)
  }
  return migrated
}
