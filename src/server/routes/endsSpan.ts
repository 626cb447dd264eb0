import { addDays, isIsoDate } from '@/domain/weekday'

/** A test for the last day of a span, `to`: it needs a first one, `from`, and with both there are at most so many days. */
export const endsSpan =
  (mostDays: number) =>
  (to: string | undefined, { parent }: { parent: unknown }): boolean => {
    if (to === undefined) return true
    const { from } = parent as { from?: string }
    if (from === undefined) return false
    // What is no date is told at its own field.
    return !isIsoDate(from) || (to >= from && to < addDays(from, mostDays))
  }
