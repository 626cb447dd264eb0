import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import type { Salon } from '@/domain/salon'
import type { StaffWithHours } from '@/domain/team'
import { commonProblem } from '@/features/auth/commonProblem'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { StaffHours } from './StaffHours'
import { StaffServices } from './StaffServices'
import { staffFormSchema, toRequest, toValues } from './staffValues'
import { saveStaff } from './saveStaff'
import { staffDialogClosed } from './teamSlice'
import { BookedList } from './BookedList'
import type { BookedAppointment } from './bookedAppointment'

interface StaffFormProps {
  salon: Salon
  /** Left out for a new one. */
  staffMember: StaffWithHours | undefined
  /** What is booked and would be outside of what was last sent. */
  stranded: readonly BookedAppointment[]
}

export function StaffForm({ salon, staffMember, stranded }: StaffFormProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const formik = useFormik({
    initialValues: toValues(staffMember),
    validationSchema: staffFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const error = await dispatch(saveStaff(salon.id, toRequest(values)))
      if (error) setProblem(placeFieldErrors(error, helpers, ['name', 'nameAr']) ?? null)
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>
          {problem &&
            (problem.code === 'plan_needed' ? t('plan.title') : t(`common:${commonProblem(problem)}`))}
        </FormProblem>
        <FormTextField name="name" label={t('field.name')} autoComplete="off" dir="auto" />
        <FormTextField
          name="nameAr"
          label={t('field.nameAr')}
          hint={`(${t('common:optional')})`}
          autoComplete="off"
          dir="auto"
        />
        <StaffServices sections={salon.sections} />
        <StaffHours />
        <div role="status">
          {stranded.length > 0 && (
            <Banner tone="warn" title={t('stranded.title', { count: stranded.length })}>
              <BookedList appointments={stranded} />
              <p>{t('stranded.text')}</p>
            </Banner>
          )}
        </div>
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(staffDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>
            {stranded.length > 0 ? t('stranded.confirm') : t(staffMember ? 'common:save' : 'common:add')}
          </SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
