import type { TakingsPart } from '@/domain/overview'
import type { PaidPart } from '../../db/takingsBreakdown'

type Named = Pick<TakingsPart, 'id' | 'name' | 'nameAr'>

/** Sums by what `of` names, the highest first. */
export function toParts(paid: readonly PaidPart[], of: (part: PaidPart) => Named): TakingsPart[] {
  const parts = new Map<string, TakingsPart>()
  for (const one of paid) {
    const named = of(one)
    const key = `${one.currency} ${named.id}`
    const amount = (parts.get(key)?.amount ?? 0) + one.amount
    parts.set(key, { ...named, currency: one.currency, amount })
  }
  return [...parts.values()]
    .filter(({ amount }) => amount !== 0)
    .sort(
      (one, other) =>
        other.amount - one.amount ||
        one.id.localeCompare(other.id) ||
        one.currency.localeCompare(other.currency),
    )
}

export const staffOf = ({ staffId, staffName, staffNameAr }: PaidPart): Named => ({
  id: staffId,
  name: staffName,
  nameAr: staffNameAr,
})

export const serviceOf = ({ serviceName, serviceNameAr }: PaidPart): Named => ({
  id: serviceName,
  name: serviceName,
  nameAr: serviceNameAr,
})
