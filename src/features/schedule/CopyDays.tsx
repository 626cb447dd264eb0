import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { weekdays, type Weekday } from '@/domain/weekday'
import { useFormat } from '@/i18n/useFormat'
import { Inline } from '@/ui/Inline'
import { ToggleChip } from '@/ui/ToggleChip'
import styles from './CopyDays.module.css'
import { copyToggled } from './scheduleSlice'

interface CopyDaysProps {
  day: Weekday
  alsoOn: readonly Weekday[]
}

/** Chooses further days that get the hours of the day in the form. */
export function CopyDays({ day, alsoOn }: CopyDaysProps) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const { weekday } = useFormat()
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {t('alsoOn')}
      </p>
      <Inline gap={8}>
        {weekdays
          .filter(one => one !== day)
          .map(one => (
            <ToggleChip
              key={one}
              checked={alsoOn.includes(one)}
              onCheckedChange={() => dispatch(copyToggled(one))}
            >
              {weekday(one)}
            </ToggleChip>
          ))}
      </Inline>
    </div>
  )
}
