import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import type { Salon } from '@/domain/salon'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { ChangeProblemText } from './ChangeProblemText'
import styles from './DayOffForm.module.css'
import { dayOffFormSchema, emptyDayOff } from './dayOffForm'
import { addDayOff } from './makeChange'
import { isBusy, selectTask } from './scheduleSlice'

export function DayOffForm({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  const task = useSelector(selectTask)
  const formik = useFormik({
    initialValues: emptyDayOff,
    validationSchema: dayOffFormSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(addDayOff(salon, dayOffFormSchema.cast(values))),
  })
  const ofDaysOff = 'change' in task && task.change.kind !== 'hours'
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t('daysOff.add')}>
        <FormProblem>
          {ofDaysOff && task.step === 'failed' && <ChangeProblemText problem={task.problem} />}
        </FormProblem>
        <div className={styles.fields}>
          <FormTextField name="date" type="date" label={t('daysOff.date')} />
          <FormTextField
            name="reason"
            label={t('daysOff.reason')}
            hint={`(${t('common:optional')})`}
            autoComplete="off"
            dir="auto"
          />
        </div>
        <div>
          <SubmitButton variant="secondary" icon="plus" busy={isBusy(task)}>
            {t('daysOff.add')}
          </SubmitButton>
        </div>
      </Form>
    </FormikProvider>
  )
}
