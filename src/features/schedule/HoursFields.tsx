import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursRange } from '@/domain/schedule'
import { endOfDay } from '@/domain/wallTime'
import { useFormat } from '@/i18n/useFormat'
import { RuleTextContext } from '@/ui/form/RuleText'
import { SelectField } from '@/ui/SelectField'
import { BreakFields, type BreakChanges } from './BreakFields'
import type { DayDraft } from './dayDraft'
import type { DraftFaults } from './draftFaults'
import styles from './HoursFields.module.css'
import { hourOptions } from './hourOptions'

export interface HoursChanges extends BreakChanges {
  startChosen: (hour: string) => void
  endChosen: (hour: string) => void
}

interface HoursFieldsProps {
  draft: Pick<DayDraft, 'startHour' | 'endHour' | 'breaks'>
  faults: DraftFaults
  changes: HoursChanges
  hasBreaks?: boolean
}

export function HoursFields({
  draft: { startHour, endHour, breaks },
  faults,
  changes,
  hasBreaks = true,
}: HoursFieldsProps) {
  const { t } = useTranslation('schedule')
  const { time } = useFormat()
  const describeRule = use(RuleTextContext)
  const options = hourOptions(time)
  const until = hoursRange(startHour, endHour)?.until ?? 0
  return (
    <>
      <div className={styles.hours}>
        <SelectField
          label={t('startHour')}
          placeholder={t('choose')}
          value={startHour}
          options={options}
          error={faults.startHour && describeRule(faults.startHour)}
          onChange={event => changes.startChosen(event.target.value)}
        />
        <SelectField
          label={t('endHour')}
          placeholder={t('choose')}
          value={endHour}
          options={options}
          help={until > endOfDay ? t('nextDay', { time: time(until) }) : t('midnight', { time: time(0) })}
          error={faults.endHour && describeRule(faults.endHour)}
          onChange={event => changes.endChosen(event.target.value)}
        />
      </div>
      {hasBreaks && <BreakFields breaks={breaks} faults={faults.breaks} changes={changes} />}
    </>
  )
}
