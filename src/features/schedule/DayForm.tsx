import { bindActionCreators } from '@reduxjs/toolkit'
import { useMemo, useRef, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import type { Section } from '@/domain/salon'
import { weekdays } from '@/domain/weekday'
import { useDraft } from '@/features/auth/useDraft'
import { useFormat } from '@/i18n/useFormat'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CheckboxField } from '@/ui/CheckboxField'
import { SelectField } from '@/ui/SelectField'
import { changeSubmission } from './changeSubmission'
import { ChangeProblemText } from './ChangeProblemText'
import { CopyDays } from './CopyDays'
import { DayConflict } from './DayConflict'
import styles from './DayForm.module.css'
import { editingFaults } from './draftFaults'
import { HoursFields } from './HoursFields'
import { saveHours } from './makeChange'
import {
  breakAdded,
  breakEndChosen,
  breakRemoved,
  breakStartChosen,
  closedToggled,
  dayChosen,
  dayEditingStarted,
  endChosen,
  sectionChosen,
  selectEditing,
  selectFaultsShown,
  startChosen,
} from './scheduleSlice'

const hoursActions = {
  startChosen,
  endChosen,
  breakAdded,
  breakRemoved,
  breakStartChosen,
  breakEndChosen,
}

interface DayFormProps {
  salonId: string
  section: Section
}

/** The form for one day of the week. Without a chosen day there are no further fields. */
export function DayForm({ salonId, section }: DayFormProps) {
  const { t } = useTranslation('schedule')
  const dispatch = useAppDispatch()
  const { weekday } = useFormat()
  const editing = useSelector(selectEditing)
  const faultsShown = useSelector(selectFaultsShown)
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const form = useRef<HTMLFormElement>(null)
  const changes = useMemo(() => bindActionCreators(hoursActions, dispatch), [dispatch])
  useDraft({
    form: 'day',
    read: () => (editing ? { sectionId: section.id, editing } : undefined),
    restore: left => {
      dispatch(sectionChosen(left.sectionId))
      dispatch(dayEditingStarted(left.editing))
    },
  })

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    // The faults must be rendered before the first of them takes the focus.
    flushSync(() => void dispatch(saveHours(salonId, section.id)))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const faults = faultsShown && editing ? editingFaults(editing) : { breaks: [] }
  return (
    <Card padding="roomy">
      <form ref={form} noValidate className={styles.form} aria-label={t('form')} onSubmit={save}>
        <ChangeProblemText of="hours" />
        <DayConflict salonId={salonId} sectionId={section.id} />
        {/* Disabled while saving: the answer would discard a change made meanwhile. */}
        <fieldset className={styles.fields} disabled={isBusy}>
          <SelectField
            label={t('day')}
            placeholder={t('day')}
            hideLabel
            value={editing?.day ?? ''}
            options={weekdays.map(value => ({ value, label: weekday(value) }))}
            aria-required
            onChange={event => {
              const chosen = weekdays.find(day => day === event.target.value)
              if (chosen) dispatch(dayChosen({ day: chosen, seen: section.week }))
            }}
          />
          {editing && (
            <>
              <CheckboxField
                label={t('markClosed')}
                checked={editing.draft.isClosed}
                onChange={event => dispatch(closedToggled(event.target.checked))}
              />
              {!editing.draft.isClosed && (
                <HoursFields draft={editing.draft} faults={faults} changes={changes} />
              )}
              <CopyDays day={editing.day} alsoOn={editing.draft.alsoOn} />
            </>
          )}
        </fieldset>
        <div>
          <Button type="submit" variant="primary" needsNetwork busy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
