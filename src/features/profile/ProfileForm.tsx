import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { isStranding, strandedIn } from '@/store/stranding'
import type { BookedAppointment } from '@/domain/bookedAppointment'
import { profileSchemaFor, requestOf, type SalonProfile } from '@/domain/profile'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { BookedList } from '@/features/booked/BookedList'
import { NameFields } from '@/features/names/NameFields'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { BookingRuleFields } from './BookingRuleFields'
import { PositionField } from './position/PositionField'
import { ProfileConflict } from './ProfileConflict'
import { profileEditCancelled, profileEdited } from './profileSlice'
import { profileSubmission } from './profileSubmissions'
import { profileValues } from './profileValues'
import { saveProfile } from './saveProfile'

/** The form of the salon's details and rules. Typed values stay when saving fails. */
export function ProfileForm({ profile }: { profile: SalonProfile }) {
  const { t } = useTranslation(['profile', 'common'])
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const submission = useSelector(profileSubmission.select)
  const moved = strandedIn(submission) as readonly BookedAppointment[]
  const sent = requestIn(submission)
  const [start] = useState({ ...requestOf(profile), etag: profile.etag })
  const schema = profileSchemaFor(profile.country)
  const formik = useFormik({
    initialValues: profileValues(sent ?? start),
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: values => dispatch(saveProfile(profile.id, schema.cast(values), start)),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="profile" opens={[profileEdited()]} />
        <SubmissionProblem
          submission={profileSubmission}
          describe={error => (isStranding(error) ? null : problemTextOf(error))}
        />
        <ProfileConflict />
        <NameFields
          label={t('field.name')}
          arabicLabel={t('field.nameAr')}
          autoComplete="organization"
          autoFocus
        />
        <FormTextField name="phone" type="tel" label={t('field.phone')} autoComplete="tel" dir="ltr" />
        <FormTextField
          name="address"
          label={t('field.address')}
          hint={`(${t('common:optional')})`}
          autoComplete="street-address"
          dir="auto"
        />
        <PositionField profile={profile} />
        <BookingRuleFields timeZone={profile.timeZone} />
        <div role="status">
          {moved.length > 0 && (
            <Banner tone="warn" title={t('newZone.title', { count: moved.length })}>
              <BookedList appointments={moved} />
              <p>{t('newZone.text', { zone: formik.values.timeZone.replaceAll('_', ' ') })}</p>
            </Banner>
          )}
        </div>
        <Inline gap={12}>
          <SubmitButton>{t(moved.length > 0 ? 'newZone.confirm' : 'common:save')}</SubmitButton>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(profileEditCancelled())}>
            {t('common:cancel')}
          </Button>
        </Inline>
      </Form>
    </FormikProvider>
  )
}
