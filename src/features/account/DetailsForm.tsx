import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { placeFieldErrors } from '@/store/submit'
import { editUserSchema } from '@/domain/account'
import type { User } from '@/domain/user'
import { PhoneField } from '@/features/auth/PhoneField'
import { CityFields } from '@/features/auth/CityFields'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { FormProblem } from '@/ui/form/FormProblem'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { Inline } from '@/ui/Inline'
import { detailsEditCancelled } from './accountSlice'
import { Fact } from './Fact'
import { detailsProblem, type DetailsProblem } from './problems'
import { saveDetails } from './saveDetails'
import styles from './account.module.css'

/** The details of which a person may change some; what was typed stays when it could not be saved. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'common'])
  const dispatch = useAppDispatch()
  const [problem, setProblem] = useState<DetailsProblem | null>(null)
  const { name, country, city, phone } = user
  const formik = useFormik({
    initialValues: { name, country, city, phone },
    validationSchema: editUserSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      setProblem(null)
      const { error } = await dispatch(saveDetails(user, values))
      if (!error) return
      setProblem(detailsProblem(error))
      placeFieldErrors(error, helpers, ['name', 'country', 'city', 'phone'])
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form>
        <FormProblem>{problem && t(`details.${problem}`)}</FormProblem>
        <FormTextField name="name" label={t('details.name')} autoComplete="name" dir="auto" autoFocus />
        <dl className={styles.facts}>
          <Fact label={t('details.salonType')} help={t('details.fixed')}>
            {t(`common:businessType.${user.salon}`)}
          </Fact>
          <Fact label={t('details.email')} help={t('details.fixed')}>
            <bdi dir="ltr">{user.email}</bdi>
          </Fact>
        </dl>
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
