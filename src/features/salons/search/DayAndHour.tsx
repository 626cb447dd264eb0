import { useTranslation } from 'react-i18next'
import { filterNames, type SalonFilters } from '@/domain/filterAddress'
import { hoursOfDay } from '@/domain/freeTime'
import { isIsoDate } from '@/domain/weekday'
import { shortHour } from '@/i18n/shortHour'
import { useFormat } from '@/i18n/useFormat'
import { DisclosureChip } from '@/ui/DisclosureChip'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { searchFormId } from './searchFormId'
import type { SalonFiltersControl } from './useSalonFilters'
import { useSettledText } from './useSettledText'
import styles from './SalonFilterBar.module.css'

type DayAndHourProps = Pick<SalonFiltersControl, 'filters' | 'change'>

/** The chosen date; empty for none, today or tomorrow. */
const dateIn = ({ day }: SalonFilters): string => (isIsoDate(day) ? day : '')

export const DayAndHourFields = ({ filters, change }: DayAndHourProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  // A browser reports years like 0002 while somebody types one.
  const { typed, setTyped } = useSettledText(dateIn(filters), text => {
    if (text === '' || isIsoDate(text)) change({ day: text })
  })
  return (
    <div className={styles.disclosed}>
      <TextField
        type="date"
        label={t('when.day')}
        name={filterNames.day}
        form={searchFormId}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField
        label={t('when.hour')}
        name={filterNames.hour}
        form={searchFormId}
        value={filters.hour}
        onChange={({ target: { value: hour } }) =>
          // An hour alone is one of today.
          change({ hour, ...(hour && !filters.day && { day: 'today' }) })
        }
        options={[
          { value: '', label: t('when.anyHour') },
          ...hoursOfDay.map(one => ({ value: String(one), label: shortHour(one, format.locale) })),
        ]}
      />
    </div>
  )
}

/** The filter by any day and by the hour from which a slot is free. */
export const DayAndHour = (props: DayAndHourProps) => {
  const { filters } = props
  const { hour } = filters
  const date = dateIn(filters)
  const { t } = useTranslation('search')
  const format = useFormat()
  const from = hour === '' ? '' : t('when.from', { time: shortHour(Number(hour), format.locale) })
  const chosen = [date && format.date(date, 'weekdayAndDate'), from].filter(Boolean).join(' · ')
  return (
    <DisclosureChip icon="calendar" label={chosen || t('when.more')} active={chosen !== ''}>
      <DayAndHourFields {...props} />
    </DisclosureChip>
  )
}
