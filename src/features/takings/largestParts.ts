import type { TakingsPart } from '@/domain/overview'

const most = 8

/** The highest parts, and the sum of all others as one. */
export function largestParts(parts: readonly TakingsPart[]): { shown: TakingsPart[]; rest: TakingsPart[] } {
  if (parts.length <= most) return { shown: [...parts], rest: [] }
  const others = parts.slice(most - 1)
  const [first] = others
  const amount = others.reduce((sum, part) => sum + part.amount, 0)
  return {
    shown: parts.slice(0, most - 1),
    rest: first ? [{ ...first, id: 'rest', amount }] : [],
  }
}
