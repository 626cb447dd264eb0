import { fromEarlier } from '@/features/booking/earlierBooking'
import { bookSubmission } from '@/features/booking/bookSubmission'
import { bookingPersistSchema } from '@/features/booking/bookingPersistSchema'
import type { RootState } from '../store/rootReducer'
import { persistSchemas } from './persistSchemas'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

export const persistKey = 'kursi'
export const persistVersion = 5

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

export type PersistedState = Partial<RootState>

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts at today's version, or none when the stored state is foreign, broken, or newer than this release. */
function migrate(stored: unknown): Parts {
  if (!isRecord(stored) || !isRecord(stored['slices']) || typeof stored['version'] !== 'number') return {}
  let { slices } = stored as { slices: Parts }
  for (let version = stored['version']; version < persistVersion; version += 1) {
    const step = migrations[version]
    if (!step) return {}
    slices = step(slices)
  }
  return stored['version'] > persistVersion ? {} : slices
}

/** The slices persisted earlier; a part that fails its check is dropped, that slice alone. */
export async function readPersisted(storage: SafeStorage): Promise<PersistedState> {
  const parts = migrate(readJson(storage.get(persistKey)))
  const slices = persistSchemas.map(async ([name, persistSchema]) => {
    const part = parts[name]
    if (part === undefined) return []
    const schema = await persistSchema.schema()
    return schema.isValidSync(part, { strict: true }) ? [[name, persistSchema.rehydrate(part)] as const] : []
  })
  return Object.fromEntries((await Promise.all(slices)).flat())
}

export function writePersisted(storage: SafeStorage, state: PersistedState): void {
  const slices: Parts = {}
  for (const [name, persistSchema] of persistSchemas) {
    const slice = state[name as keyof RootState]
    if (slice !== undefined) slices[name] = persistSchema.persist(slice)
  }
  storage.set(persistKey, JSON.stringify({ version: persistVersion, slices }))
}
