import { plainNumber } from './digits'

/** A whole number from 0 as typed ("20", "٢٠"), or undefined: no decimals, signs, exponents or separators. */
export function parseWhole(typed: unknown): number | undefined {
  if (typeof typed === 'number')
    return Number.isSafeInteger(typed) && typed >= 0 ? Math.abs(typed) : undefined
  if (typeof typed !== 'string') return undefined
  const number = plainNumber(typed)
  return /^\d{1,15}$/.test(number) ? Number(number) : undefined
}
