import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import type { Salon } from '@/domain/salon'
import type { TeamMember } from '@/domain/team'
import { commonProblem } from '@/features/auth/commonProblem'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { DialogActions } from '@/ui/DialogActions'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { MemberHours } from './MemberHours'
import { MemberServices } from './MemberServices'
import { memberFormSchema, toRequest, toValues } from './memberValues'
import { saveMember } from './saveMember'
import { memberDialogClosed } from './teamSlice'
import { BookedList } from './BookedList'
import type { BookedVisit } from './bookedVisit'

interface MemberFormProps {
  salon: Salon
  /** Left out for a new one. */
  member: TeamMember | undefined
  /** What is booked and would be outside of what was last sent. */
  stranded: readonly BookedVisit[]
}

export function MemberForm({ salon, member, stranded }: MemberFormProps) {
  const { t } = useTranslation(['team', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const formik = useFormik({
    initialValues: toValues(member),
    validationSchema: memberFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const error = await dispatch(saveMember(salon.id, toRequest(values)))
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
            {stranded.length > 0 ? t('stranded.confirm') : t(member ? 'common:save' : 'common:add')}
          </SubmitButton>
        </DialogActions>
      </Form>
    </FormikProvider>
  )
}
