import type { Instant } from '@/domain/zonedTime'
import { useReadersWall } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'

/** An instant in the user's time zone and calendar. */
export function useNotifiedAt(at: Instant): string {
  const format = useFormat()
  const { date, minutes, offset } = useReadersWall()(at)
  return `${format.date(date, 'short')} · ${format.time(minutes, offset)}`
}
