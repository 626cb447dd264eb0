import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'

/** An instant on the reader's own clock and calendar. */
export function useToldAt(at: Instant): string {
  const format = useFormat()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { date, minutes } = wallOf(at, timeZone)
  return `${format.date(date, 'short')} · ${format.time(minutes)}`
}
