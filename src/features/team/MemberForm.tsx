import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { isStranding, strandedIn } from '@/store/stranding'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import type { Salon } from '@/domain/salon'
import type { TeamMember } from '@/domain/team'
import { commonProblem } from '@/features/auth/commonProblem'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { MemberConflict } from './MemberConflict'
import { MemberHours } from './MemberHours'
import { MemberServices } from './MemberServices'
import { memberFormSchema, toRequest, toValues } from './memberValues'
import { saveMember } from './saveMember'
import { memberDialogClosed } from './teamSlice'
import { memberSubmission } from './teamSubmissions'
import { BookedList } from './BookedList'
import type { BookedVisit } from './bookedVisit'

interface MemberFormProps {
  salon: Salon
  /** Null for a new one. */
  memberId: string | null
  member: TeamMember | undefined
}

const startOf = ({ name, nameAr, serviceIds, hours, etag }: TeamMember) => ({
  name,
  nameAr,
  serviceIds,
  hours,
  etag,
})

export function MemberForm({ salon, memberId, member }: MemberFormProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const submission = useSelector(memberSubmission.select)
  const stranded = strandedIn(submission) as readonly BookedVisit[]
  const [start] = useState(member && startOf(member))
  const formik = useFormik({
    initialValues: toValues(requestIn(submission) ?? start),
    validationSchema: memberFormSchema,
    validateOnBlur: false,
    onSubmit: values =>
      dispatch(saveMember({ salonId: salon.id, memberId, request: toRequest(values), base: start })),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <SubmissionProblem
          submission={memberSubmission}
          describe={error => {
            if (isStranding(error)) return null
            return error.code === 'plan_needed' ? t('plan.title') : t(`common:${commonProblem(error)}`)
          }}
        />
        <MemberConflict salon={salon} />
        <FormTextField name="name" label={t('field.name')} autoComplete="off" dir="auto" />
        <FormTextField
          name="nameAr"
          label={t('field.nameAr')}
          hint={`(${t('common:optional')})`}
          autoComplete="off"
          dir="auto"
        />
        <MemberServices sections={salon.sections} />
        <MemberHours />
        <div role="status">
          {stranded.length > 0 && (
            <Banner tone="warn" title={t('stranded.title', { count: stranded.length })}>
              <BookedList appointments={stranded} />
              <p>{t('stranded.text')}</p>
            </Banner>
          )}
        </div>
        <DialogActions>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(memberDialogClosed())}>
            {t('common:cancel')}
          </Button>
          <SubmitButton>
            {stranded.length > 0 ? t('stranded.confirm') : t(memberId ? 'common:save' : 'common:add')}
          </SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
