import type { Money } from '@/domain/money'
import { inWholeUnits } from '@/domain/wholeUnits'

// From the provider's documentation. The crown and the shilling have no decimals, but the provider counts hundredths.
const withoutMinor = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const withThousandths = 'BHD JOD KWD OMR TND'.split(' ')

/**
 * Converts an amount to the provider's minor units. It takes thousandths in tens only: less than ten fils are left off,
 * so that nobody pays more than was agreed.
 */
export function minorUnits(money: Money): number {
  const amount = inWholeUnits(money)
  if (withoutMinor.includes(money.currency)) return amount
  if (withThousandths.includes(money.currency)) return Math.floor(money.amount / 10) * 10
  return Math.round(amount * 100)
}
