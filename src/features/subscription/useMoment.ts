import { useTranslation } from 'react-i18next'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { useFormat } from '@/i18n/useFormat'

const onReadersClock = (instant: Instant) => wallOf(instant, Intl.DateTimeFormat().resolvedOptions().timeZone)

/** An instant on the reader's own clock: its day alone, or with the time. */
export function useMoment() {
  const { t } = useTranslation('subscription')
  const format = useFormat()
  const dayOf = (instant: Instant) => format.date(onReadersClock(instant).date, 'short')
  const timeOf = (instant: Instant) =>
    t('when', { day: dayOf(instant), time: format.time(onReadersClock(instant).minutes) })
  return { dayOf, timeOf }
}
