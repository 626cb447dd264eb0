import { useTranslation } from 'react-i18next'
import { filterNames } from '@/domain/filterAddress'
import { hoursOfDay } from '@/domain/freeTime'
import { isIsoDate } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { DisclosureChip } from '@/ui/DisclosureChip'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { searchFormId } from './searchFormId'
import { useSettledText } from './useSettledText'
import styles from './SalonFilterBar.module.css'

interface DayAndHourProps {
  /** Empty for none, as is the hour. */
  date: string
  hour: string
  onDateChange: (date: string) => void
  onHourChange: (hour: string) => void
}

export const DayAndHourFields = ({ date, hour, onDateChange, onHourChange }: DayAndHourProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  // A browser reports years like 0002 while somebody types one.
  const { typed, setTyped } = useSettledText(date, text => {
    if (text === '' || isIsoDate(text)) onDateChange(text)
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
        value={hour}
        onChange={event => onHourChange(event.target.value)}
        options={[
          { value: '', label: t('when.anyHour') },
          ...hoursOfDay.map(one => ({ value: String(one), label: format.hour(one) })),
        ]}
      />
    </div>
  )
}

/** The filter by any day and by the hour from which a slot is free. */
export const DayAndHour = (props: DayAndHourProps) => {
  const { date, hour } = props
  const { t } = useTranslation('search')
  const format = useFormat()
  const from = hour === '' ? '' : t('when.from', { time: format.hour(Number(hour)) })
  const chosen = [date && format.date(date, 'weekdayAndDate'), from].filter(Boolean).join(' · ')
  return (
    <DisclosureChip icon="calendar" label={chosen || t('when.more')} active={chosen !== ''}>
      <DayAndHourFields {...props} />
    </DisclosureChip>
  )
}
