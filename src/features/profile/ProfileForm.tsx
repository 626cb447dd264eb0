import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '@/store/ApiError'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import { useEdit } from '@/store/useEdit'
import { profileSchemaFor, requestOf, type SalonProfile } from '@/domain/profile'
import { commonProblem } from '@/features/auth/commonProblem'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { BookingRuleFields } from './BookingRuleFields'
import { ProfileConflict } from './ProfileConflict'
import { profileEditCancelled } from './profileSlice'
import { profileValues } from './profileValues'
import { saveProfile } from './saveProfile'

const fields = ['name', 'nameAr', 'address', 'phone', 'timeZone'] as const

/** The salon's details and rules, to change; what was typed stays when it could not be saved. */
export function ProfileForm({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation(['profile', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const schema = profileSchemaFor(profile.country)
  const edit = useEdit(requestOf(profile))
  const formik = useFormik({
    initialValues: profileValues(profile),
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const request = schema.cast(values)
      const error = await dispatch(saveProfile(profile.id, request, edit.base))
      if (!error) return
      const merged = edit.mergeRefused(error, request)
      if (merged) void helpers.setValues(profileValues(merged), false)
      else setProblem(placeFieldErrors(error, helpers, fields) ?? null)
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>{problem && t(`common:${commonProblem(problem)}`)}</FormProblem>
        <ProfileConflict edit={edit} />
        <FormTextField name="name" label={t('field.name')} autoComplete="organization" dir="auto" autoFocus />
        <FormTextField
          name="nameAr"
          label={t('field.nameAr')}
          hint={`(${t('common:optional')})`}
          autoComplete="off"
          dir="auto"
        />
        <FormTextField name="phone" type="tel" label={t('field.phone')} autoComplete="tel" dir="ltr" />
        <FormTextField
          name="address"
          label={t('field.address')}
          hint={`(${t('common:optional')})`}
          autoComplete="street-address"
          dir="auto"
        />
        <BookingRuleFields timeZone={profile.timeZone} />
        <Inline gap={12}>
          <SubmitButton>{t('common:save')}</SubmitButton>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(profileEditCancelled())}>
            {t('common:cancel')}
          </Button>
        </Inline>
      </Form>
    </FormikProvider>
  )
}
