import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useReadersWall } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'
import type { ApiError } from './ApiError'
import { selectNow } from './clockSlice'

const minute = 60_000

/** The text after too many tries: until when to wait, where the server says so. */
export function useTooManyText(): (error: { until?: ApiError['until'] | undefined }) => string {
  const { t } = useTranslation()
  const format = useFormat()
  const wall = useReadersWall()
  const now = useSelector(selectNow)
  return ({ until }) => {
    if (until === undefined) return t('tooMany')
    const { date, minutes } = wall(Math.ceil(until / minute) * minute)
    const time = format.time(minutes)
    const isToday = now === null || wall(now).date === date
    return t('tooManyUntil', { time: isToday ? time : `${format.date(date, 'dayAndMonth')}, ${time}` })
  }
}
