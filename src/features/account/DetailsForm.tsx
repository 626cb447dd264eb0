import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { SubmissionConflict } from '@/store/SubmissionConflict'
import { SubmissionProblem } from '@/store/SubmissionProblem'
import { useSubmission } from '@/store/useSubmission'
import { editUserSchema } from '@/domain/account'
import type { Versioned } from '@/domain/edit'
import type { User } from '@/domain/user'
import { FormDraft } from '@/features/auth/FormDraft'
import { PhoneField } from '@/features/auth/PhoneField'
import { CityFields } from '@/features/auth/CityFields'
import { Button } from '@/ui/Button'
import { Fact, FactList } from '@/ui/FactList'
import { Form } from '@/ui/form/Form'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { detailsEditCancelled, detailsEdited } from './accountSlice'
import { detailsSubmission } from './accountSubmissions'
import { detailsProblem } from './problems'
import { saveDetails } from './saveDetails'

export function DetailsForm({ user }: { user: Versioned<User> }) {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const [start] = useState(user)
  const { name, country, city, phone } = requestIn(useSubmission(detailsSubmission)) ?? start
  const formik = useFormik({
    initialValues: { name, country, city, phone },
    validationSchema: editUserSchema,
    validateOnBlur: false,
    onSubmit: values => dispatch(saveDetails(start, values)),
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormDraft form="details" opens={[detailsEdited()]} />
        <SubmissionProblem
          submission={detailsSubmission}
          alsoOfFields
          describe={error => t(`details.${detailsProblem(error)}`)}
        />
        <SubmissionConflict
          submission={detailsSubmission}
          toValues={({ address: _address, ...values }) => values}
          label={field => (field === 'address' ? '' : t(`details.${field}`))}
        />
        <FormTextField name="name" label={t('details.name')} autoComplete="name" dir="auto" autoFocus />
        <FactList>
          <Fact label={t('details.salonType')} help={t('details.fixed')}>
            {t(`common:businessType.${user.salon}`)}
          </Fact>
          <Fact label={t('details.email')} help={t('details.fixed')}>
            <bdi dir="ltr">{user.email}</bdi>
          </Fact>
        </FactList>
        <CityFields />
        <PhoneField />
        <Inline gap={12}>
          <SubmitButton>{t('common:save')}</SubmitButton>
          <Button disabled={formik.isSubmitting} onClick={() => dispatch(detailsEditCancelled())}>
            {t('common:cancel')}
          </Button>
        </Inline>
      </Form>
    </FormikProvider>
  )
}
