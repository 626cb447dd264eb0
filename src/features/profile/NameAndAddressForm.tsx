import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileSchemaFor, requestOf, type SalonProfile } from '@/domain/profile'
import { FormDraft } from '@/features/auth/FormDraft'
import { useProblemText } from '@/features/auth/useProblemText'
import { useUser } from '@/features/auth/useUser'
import { NameFields } from '@/features/names/NameFields'
import { requestIn } from '@/store/submission'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useAppDispatch } from '@/store/services'
import { useSubmission } from '@/store/useSubmission'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { PositionField } from './position/PositionField'
import { ProfileConflict } from './ProfileConflict'
import { profileSubmission } from './profileSubmissions'
import { profileValues } from './profileValues'
import { saveProfile } from './saveProfile'

interface NameAndAddressFormProps {
  profile: SalonProfile
  onSaved: () => void
}

/** The first of a salon's details. The name is blank while the salon still has its owner's. */
export function NameAndAddressForm({ profile, onSaved }: NameAndAddressFormProps) {
  const { t } = useTranslation(['setUp', 'profile', 'common'])
  const { name: ownerName } = useUser()
  const problemTextOf = useProblemText()
  const dispatch = useAppDispatch()
  const sent = requestIn(useSubmission(profileSubmission))
  const [start] = useState({ ...requestOf(profile), etag: profile.etag })
  const [blank] = useState({ ...start, name: start.name === ownerName ? '' : start.name })
  const schema = profileSchemaFor(profile.country)
  const formik = useFormik({
    initialValues: profileValues(sent ?? blank),
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async values => {
      const saved = await dispatch(saveProfile(profile.id, schema.cast(values), start))
      if (saved && !saved.error) onSaved()
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="name-and-address" />
        <SubmissionProblem submission={profileSubmission} describe={problemTextOf} />
        <ProfileConflict />
        <NameFields
          label={t('profile:field.name')}
          arabicLabel={t('profile:field.nameAr')}
          autoComplete="organization"
        />
        <FormTextField
          name="address"
          label={t('profile:field.address')}
          hint={`(${t('common:optional')})`}
          autoComplete="street-address"
          dir="auto"
        />
        <PositionField profile={profile} />
        <div>
          <SubmitButton>{t('details.save')}</SubmitButton>
        </div>
      </Form>
    </FormikProvider>
  )
}
