import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { useFormat } from '@/i18n/useFormat'
import { RuleTextContext } from '@/ui/form/RuleText'
import { SelectField } from '@/ui/SelectField'
import { BreakFields } from './BreakFields'
import type { DayDraft } from './dayDraft'
import type { DraftFaults } from './draftFaults'
import styles from './HoursFields.module.css'
import { hourOptions } from './hourOptions'
import { endChosen, startChosen } from './scheduleSlice'

interface HoursFieldsProps {
  draft: DayDraft
  faults: DraftFaults
}

export function HoursFields({ draft: { startHour, endHour, breaks }, faults }: HoursFieldsProps) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const { time } = useFormat()
  const describeRule = use(RuleTextContext)
  const options = hourOptions(time)
  return (
    <>
      <div className={styles.hours}>
        <SelectField
          label={t('startHour')}
          placeholder={t('choose')}
          value={startHour}
          options={options}
          error={faults.startHour && describeRule(faults.startHour)}
          onChange={event => dispatch(startChosen(event.target.value))}
        />
        <SelectField
          label={t('endHour')}
          placeholder={t('choose')}
          value={endHour}
          options={options}
          help={t('midnight', { time: time(0) })}
          error={faults.endHour && describeRule(faults.endHour)}
          onChange={event => dispatch(endChosen(event.target.value))}
        />
      </div>
      <BreakFields breaks={breaks} faults={faults.breaks} />
    </>
  )
}
