import { addDays, isIsoDate } from '@/domain/weekday'

/** A yup test for `to`, the last day of a span: it needs `from`, and the span has at most `mostDays` days. */
export const endsSpan =
  (mostDays: number) =>
  (to: string | undefined, { parent }: { parent: unknown }): boolean => {
    if (to === undefined) return true
    const { from } = parent as { from?: string }
    if (from === undefined) return false
    // The field `from` reports its own invalid date.
    return !isIsoDate(from) || (to >= from && to < addDays(from, mostDays))
  }
