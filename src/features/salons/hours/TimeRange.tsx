import type { LocalInterval } from '@/domain/schedule'
import { useFormat } from '@/i18n/useFormat'

/** Isolates each time, so that the start comes first in Arabic too. */
export const TimeRange = ({ range: { from, until } }: { range: LocalInterval }) => {
  const { time } = useFormat()
  return (
    <span className="numeric">
      <bdi>{time(from)}</bdi> <span>–</span> <bdi>{time(until)}</bdi>
    </span>
  )
}
