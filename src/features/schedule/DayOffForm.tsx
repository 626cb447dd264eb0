import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isSubmitting } from '@/store/submission'
import type { Salon } from '@/domain/salon'
import { FormDraft } from '@/features/auth/FormDraft'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { changeSubmission } from './changeSubmission'
import { ChangeProblemText } from './ChangeProblemText'
import styles from './DayOffForm.module.css'
import { dayOffFormSchema, emptyDayOff } from './dayOffForm'
import { addDayOff } from './makeChange'

export function DayOffForm({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['schedule', 'common'])
  const dispatch = useAppDispatch()
  const isBusy = isSubmitting(useSelector(changeSubmission.select))
  const formik = useFormik({
    initialValues: emptyDayOff,
    validationSchema: dayOffFormSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(addDayOff(salon.id, dayOffFormSchema.cast(values))),
  })
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t('daysOff.add')}>
        <FormDraft form="dayOff" />
        <ChangeProblemText of="daysOff" />
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
          <SubmitButton variant="secondary" icon="plus" busy={isBusy}>
            {t('daysOff.add')}
          </SubmitButton>
        </div>
      </Form>
    </FormikProvider>
  )
}
