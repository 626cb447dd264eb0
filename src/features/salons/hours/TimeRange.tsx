import type { LocalInterval } from '@/domain/schedule'
import { useFormat } from '@/i18n/useFormat'

/** Hours in reading order: each time is isolated, so that the start stays first in Arabic too. */
export const TimeRange = ({ range: { from, until } }: { range: LocalInterval }) => {
  const { time } = useFormat()
  return (
    <span className="numeric">
      <bdi>{time(from)}</bdi> – <bdi>{time(until)}</bdi>
    </span>
  )
}
