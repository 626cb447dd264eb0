import { useTranslation } from 'react-i18next'
import { offeredSlotAt } from '@/domain/offeredSlot'
import { addDays } from '@/domain/weekday'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'
import { useToday } from '@/store/useNow'

/** A time on the salon's clock, like "Today 7:15 PM". */
export function useTimeWords(timeZone: string) {
  const { t } = useTranslation('salon')
  const format = useFormat()
  const today = useToday(timeZone)
  return (startsAt: Instant): string => {
    const { date } = wallOf(startsAt, timeZone)
    const slot = offeredSlotAt(startsAt, timeZone)
    const time = format.time(slot.time, slot.offset)
    if (date === today) return t('next.today', { time })
    if (today !== undefined && date === addDays(today, 1)) return t('next.tomorrow', { time })
    return t('next.on', { date: format.date(date, 'weekdayAndDate'), time })
  }
}
