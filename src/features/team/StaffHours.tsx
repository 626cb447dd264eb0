import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { ownRange } from '@/domain/ownWeek'
import { endOfDay, openingOptions } from '@/domain/wallTime'
import { weekdays, type Weekday } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormSelectField } from '@/ui/form/FormSelectField'
import type { StaffValues } from './staffValues'
import styles from './StaffForm.module.css'

export function StaffHours() {
  const { t } = useTranslation('team')
  const { values } = useFormikContext<StaffValues>()
  return (
    <fieldset className={styles.group}>
      <legend>{t('field.hours')}</legend>
      <FormCheckboxField name="ownHours" label={t('ownHours')} help={t('ownHoursHelp')} />
      {values.ownHours && weekdays.map(day => <DayFields key={day} day={day} />)}
    </fieldset>
  )
}

function DayFields({ day }: { day: Weekday }) {
  const { t } = useTranslation('team')
  const { weekday, time } = useFormat()
  const { works, startHour, endHour } = useFormikContext<StaffValues>().values.week[day]
  const options = (current: string) =>
    (openingOptions.includes(current) ? openingOptions : [current, ...openingOptions]).map(hour => ({
      value: hour,
      label: time(hour),
    }))
  const name = weekday(day)
  const until = ownRange({ startHour, endHour })?.until ?? 0
  return (
    <div className={styles.day}>
      <FormCheckboxField name={`week.${day}.works`} label={name} />
      {works ? (
        <div className={styles.hours}>
          <FormSelectField
            name={`week.${day}.startHour`}
            label={t('from', { day: name })}
            hideLabel
            options={options(startHour)}
          />
          <FormSelectField
            name={`week.${day}.endHour`}
            label={t('until', { day: name })}
            hideLabel
            options={options(endHour)}
            help={until > endOfDay ? t('nextDay', { time: time(until) }) : undefined}
          />
        </div>
      ) : (
        <p className={styles.off}>{t('dayOff')}</p>
      )}
    </div>
  )
}
