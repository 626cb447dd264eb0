import { useTranslation } from 'react-i18next'
import type { Instant } from '@/domain/zonedTime'
import { useReadersWall } from '@/i18n/readersClock'
import { useFormat } from '@/i18n/useFormat'

/** An instant in the user's time zone: the day alone, or with the time. */
export function useMoment() {
  const { t } = useTranslation('subscription')
  const format = useFormat()
  const readersWall = useReadersWall()
  const dayOf = (instant: Instant) => format.date(readersWall(instant).date, 'short')
  const timeOf = (instant: Instant) => {
    const { minutes, offset } = readersWall(instant)
    return t('when', { day: dayOf(instant), time: format.time(minutes, offset) })
  }
  return { dayOf, timeOf }
}
