import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { limitPolicy } from '@/domain/limitPolicy'
import type { BreakHours } from '@/domain/schedule'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { RuleTextContext } from '@/ui/form/RuleText'
import { IconButton } from '@/ui/IconButton'
import { SelectField } from '@/ui/SelectField'
import styles from './BreakFields.module.css'
import type { HoursFaults } from './draftFaults'
import { breakOptions } from './hourOptions'

type BreakHour = { index: number; hour: string }

export interface BreakChanges {
  breakAdded: () => void
  breakRemoved: (index: number) => void
  breakStartChosen: (chosen: BreakHour) => void
  breakEndChosen: (chosen: BreakHour) => void
}

interface BreakFieldsProps {
  breaks: readonly BreakHours[]
  /** One entry per break. Empty until faults are shown. */
  faults: readonly HoursFaults[]
  changes: BreakChanges
}

export function BreakFields({ breaks, faults, changes }: BreakFieldsProps) {
  const { t } = useTranslation('schedule')
  const { time, number } = useFormat()
  const describeRule = use(RuleTextContext)
  const messageOf = (rule: string | undefined) => rule && describeRule(rule)
  return (
    <fieldset className={styles.breaks}>
      <legend className={styles.legend}>{t('breaks.title')}</legend>
      {breaks.map((pause, index) => (
        // Breaks have no id, so the index is the key. The selects are controlled, so none keeps an old value.
        <div
          key={index}
          className={styles.break}
          role="group"
          aria-label={t('breaks.nth', { nth: number(index + 1) })}
        >
          <SelectField
            label={t('breaks.start')}
            placeholder={t('breaks.choose')}
            value={pause.startHour}
            options={breakOptions(time, pause.startHour)}
            error={messageOf(faults[index]?.startHour)}
            onChange={event => changes.breakStartChosen({ index, hour: event.target.value })}
          />
          <SelectField
            label={t('breaks.end')}
            placeholder={t('breaks.choose')}
            value={pause.endHour}
            options={breakOptions(time, pause.endHour)}
            error={messageOf(faults[index]?.endHour)}
            onChange={event => changes.breakEndChosen({ index, hour: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={t('breaks.remove', { nth: number(index + 1) })}
            className={styles.remove}
            onClick={() => changes.breakRemoved(index)}
          />
        </div>
      ))}
      {breaks.length < limitPolicy.breaksOfDay && (
        <Button variant="quiet" icon="plus" onClick={() => changes.breakAdded()}>
          {t('breaks.add')}
        </Button>
      )}
    </fieldset>
  )
}
