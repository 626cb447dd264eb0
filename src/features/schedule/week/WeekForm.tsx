import { FormikProvider, useFormik } from 'formik'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { hoursRange } from '@/domain/schedule'
import { usualWeek } from '@/domain/usualWeek'
import { endOfDay } from '@/domain/wallTime'
import { weekdays } from '@/domain/weekday'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useFormat } from '@/i18n/useFormat'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useAppDispatch } from '@/store/services'
import { useSubmission } from '@/store/useSubmission'
import { Form } from '@/ui/form/Form'
import { FormSelectField } from '@/ui/form/FormSelectField'
import { RuleTextContext } from '@/ui/form/RuleText'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { ToggleChip } from '@/ui/ToggleChip'
import { hourOptions } from '../hourOptions'
import { openWeek } from './openWeek'
import { weekRequestOf, weekValues, weekValuesSchema } from './weekValues'
import { weekSubmission } from './weekSubmission'
import styles from './WeekForm.module.css'

/** One week of hours for all sections that have none yet. */
export function WeekForm({ salon, onSaved }: { salon: Salon; onSaved: () => void }) {
  const { t } = useTranslation(['setUp', 'common'])
  const { time, weekday } = useFormat()
  const dispatch = useAppDispatch()
  const problemTextOf = useProblemText()
  const describeRule = use(RuleTextContext)
  const id = useId()
  useSubmission(weekSubmission)
  const formik = useFormik({
    initialValues: weekValues(usualWeek(salon.country)),
    validationSchema: weekValuesSchema,
    validateOnBlur: false,
    onSubmit: async values => {
      const saved = await dispatch(openWeek(salon.id, weekRequestOf(values)))
      if (saved && !saved.error) onSaved()
    },
  })
  const { openDays, startHour, endHour } = formik.values
  const until = hoursRange(startHour, endHour)?.until ?? 0
  const fault = formik.submitCount > 0 && openDays.length === 0 && describeRule('day_required')
  const options = hourOptions(time)
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="week" />
        <SubmissionProblem submission={weekSubmission} describe={problemTextOf} />
        <div role="group" aria-labelledby={`${id}-days`} aria-describedby={fault ? `${id}-fault` : undefined}>
          <p id={`${id}-days`} className={styles.label}>
            {t('hours.days')}
          </p>
          <Inline gap={8}>
            {weekdays.map(day => (
              <ToggleChip
                key={day}
                checked={openDays.includes(day)}
                onCheckedChange={isOpen =>
                  void formik.setFieldValue(
                    'openDays',
                    isOpen ? [...openDays, day] : openDays.filter(one => one !== day),
                  )
                }
              >
                {weekday(day)}
              </ToggleChip>
            ))}
          </Inline>
          {fault && (
            <p id={`${id}-fault`} role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
        </div>
        <div role="group" aria-labelledby={`${id}-hours`}>
          <p id={`${id}-hours`} className={styles.label}>
            {t('hours.times')}
          </p>
          <div className={styles.hours}>
            <FormSelectField name="startHour" label={t('hours.from')} options={options} />
            <FormSelectField
              name="endHour"
              label={t('hours.until')}
              options={options}
              help={until > endOfDay ? t('hours.nextDay', { time: time(until) }) : undefined}
            />
          </div>
        </div>
        <div>
          <SubmitButton>{t('hours.save')}</SubmitButton>
        </div>
      </Form>
    </FormikProvider>
  )
}
