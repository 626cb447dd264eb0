import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isStranding, strandedIn } from '@/store/stranding'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import type { Salon } from '@/domain/salon'
import type { StaffWithHours } from '@/domain/team'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { NameFields } from '@/features/names/NameFields'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { StaffConflict } from './StaffConflict'
import { StaffHours } from './StaffHours'
import { StaffServices } from './StaffServices'
import { staffFormSchema, toRequest, toValues } from './staffValues'
import { saveStaff } from './saveStaff'
import { staffBegun, staffDialogClosed, staffEditingStarted } from './teamSlice'
import { staffSubmission } from './teamSubmissions'
import { BookedList } from '@/features/booked/BookedList'
import type { BookedAppointment } from '@/domain/bookedAppointment'

interface StaffFormProps {
  salon: Salon
  /** Null for a new staff member. */
  staffId: string | null
  staffMember: StaffWithHours | undefined
}

const startOf = ({ name, nameAr, serviceIds, hours, etag }: StaffWithHours) => ({
  name,
  nameAr,
  serviceIds,
  hours,
  etag,
})

export function StaffForm({ salon, staffId, staffMember }: StaffFormProps) {
  const { t } = useTranslation(['team', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const submission = useSelector(staffSubmission.select)
  const stranded = strandedIn(submission) as readonly BookedAppointment[]
  const [start] = useState(staffMember && startOf(staffMember))
  const formik = useFormik({
    initialValues: toValues(requestIn(submission) ?? start),
    validationSchema: staffFormSchema,
    validateOnBlur: false,
    onSubmit: values =>
      dispatch(saveStaff({ salonId: salon.id, staffId, request: toRequest(values), base: start })),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft
          form={`staff-${staffId ?? 'new'}`}
          opens={[staffId ? staffEditingStarted(staffId) : staffBegun()]}
        />
        <SubmissionProblem
          submission={staffSubmission}
          describe={error => {
            if (isStranding(error)) return null
            return error.code === 'plan_needed' ? t('plan.title') : problemTextOf(error)
          }}
        />
        <StaffConflict salon={salon} />
        <NameFields label={t('field.name')} arabicLabel={t('field.nameAr')} />
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
            {stranded.length > 0 ? t('stranded.confirm') : t(staffId ? 'common:save' : 'common:add')}
          </SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
