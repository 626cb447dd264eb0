import type { Currency } from '@/domain/money'
import type { Takings } from '@/domain/overview'
import type { Owed } from '../../db/takings'

/** Paid and owed amounts, per currency. */
export function toTakings(
  owed: readonly Owed[],
  days: readonly { currency: Currency; paid: number }[],
): Takings[] {
  const takings = new Map<Currency, Takings>()
  for (const { currency, paid } of days) {
    const before = takings.get(currency)?.paid ?? 0
    takings.set(currency, { currency, paid: before + paid, unpaid: 0, expected: 0 })
  }
  for (const sums of owed) takings.set(sums.currency, { paid: 0, ...takings.get(sums.currency), ...sums })
  return [...takings.values()].sort((one, other) => one.currency.localeCompare(other.currency))
}
