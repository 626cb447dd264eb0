import { useTranslation } from 'react-i18next'
import { openingHours, type DaySchedule } from '@/domain/schedule'
import { endOfDay } from '@/domain/wallTime'
import { useFormat } from '@/i18n/useFormat'

/** A day's hours as text. Invalid hours are never shown as hours. */
export function useDayWords() {
  const { t } = useTranslation('schedule')
  const { time, list } = useFormat()
  return {
    opening: (day: DaySchedule): string => {
      const open = openingHours(day)
      if (!open) return t('closed')
      const hours = { start: time(open.from), end: time(open.until) }
      return open.until > endOfDay ? t('openNight', hours) : t('open', hours)
    },
    /** Null without breaks. */
    breaks: (day: DaySchedule): string | null => {
      if (!openingHours(day) || day.breaks.length === 0) return null
      const pauses = day.breaks.map(({ startHour, endHour }) =>
        t('range', { start: time(startHour), end: time(endHour) }),
      )
      return t('breaks.list', { breaks: list(pauses) })
    },
  }
}
