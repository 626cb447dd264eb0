import { useTranslation } from 'react-i18next'
import { nextTimeOff, type TimeOff } from '@/domain/timeOff'
import { endOfDay } from '@/domain/wallTime'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { EntryFact } from '@/ui/EntryFact'

interface TimeOffFactProps {
  timeOff: readonly TimeOff[]
  staffId: string
  today: IsoDate
}

/** When the staff member is next off, present time off included. */
export function TimeOffFact({ timeOff, staffId, today }: TimeOffFactProps) {
  const { t } = useTranslation('team')
  const format = useFormat()
  const next = nextTimeOff(timeOff, staffId, today)
  if (!next) return null
  const { isWeekly, startsOn, startsAt, endsOn, endsAt } = next
  const dates = () => {
    if (isWeekly) return t('timeOff.weekly', { day: format.weekday(weekdayOf(startsOn)) })
    const from = format.date(startsOn, 'short')
    if (endsOn === null || endsOn === startsOn) return t('timeOff.day', { date: from })
    return t('timeOff.days', { from, until: format.date(endsOn, 'short') })
  }
  const isWhole = startsAt === 0 && endsAt === endOfDay
  const hours = { from: format.time(startsAt), until: format.time(endsAt) }
  return <EntryFact>{isWhole ? dates() : t('timeOff.hours', { dates: dates(), ...hours })}</EntryFact>
}
