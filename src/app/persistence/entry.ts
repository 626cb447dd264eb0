import { fromEarlier } from '@/features/booking/earlierBooking'
import { keepBooking } from '@/features/booking/keptBooking'
import type { RootState } from '../store/rootReducer'
import { keptSlices } from './keptSlices'
import { readJson } from './readJson'
import type { SafeStorage } from './safeStorage'

export const entryKey = 'kursi'
export const entryVersion = 4

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
  // The answers of a booking were kept beside its address.
  3: ({ booking, ...parts }) => ({
    ...parts,
    ...(isRecord(booking) && { booking: keepBooking(fromEarlier(booking as never)) }),
  }),
}

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

export type KeptState = Partial<RootState>

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The parts at today's version, or none when the entry is foreign, broken, or newer than this release. */
function migrate(entry: unknown): Parts {
  if (!isRecord(entry) || !isRecord(entry['slices']) || typeof entry['version'] !== 'number') return {}
  let { slices } = entry as { slices: Parts }
  for (let version = entry['version']; version < entryVersion; version += 1) {
    const step = migrations[version]
    if (!step) return {}
    slices = step(slices)
  }
  return entry['version'] > entryVersion ? {} : slices
}

/** The slices kept earlier. The checks are fetched only when there is something to check. */
export async function readEntry(storage: SafeStorage): Promise<KeptState> {
  const parts = migrate(readJson(storage.get(entryKey)))
  if (Object.keys(parts).length === 0) return {}
  const { checkParts } = await import('./keptChecks')
  return checkParts(parts)
}

export function writeEntry(storage: SafeStorage, state: KeptState): void {
  const slices: Parts = {}
  for (const [name, save] of Object.entries(keptSlices)) {
    const slice = state[name as keyof RootState]
    if (save !== 'not_kept' && slice !== undefined)
      slices[name] = (save as (value: unknown) => unknown)(slice)
  }
  storage.set(entryKey, JSON.stringify({ version: entryVersion, slices }))
}
