import { FormikProvider, useFormik } from 'formik'
import { Trans, useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { placeFieldErrors } from '@/store/submit'
import { useAppDispatch } from '@/store/services'
import { usePageEnd } from '@/store/usePageEnd'
import { contactFormSchema } from '@/domain/contact'
import { paths } from '@/domain/paths'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { ContactResult } from './ContactResult'
import { contactLeft, emptyContactForm, selectContactForm } from './contactSlice'
import { sendMessage } from './sendMessage'

const fields = ['name', 'email', 'message'] as const

/** A message to us. It stays in the form until it was taken. */
export function ContactForm() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const formik = useFormik({
    initialValues: useSelector(selectContactForm),
    validationSchema: contactFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      const error = await dispatch(sendMessage(values))
      if (error) placeFieldErrors(error, helpers, fields)
      else helpers.resetForm({ values: emptyContactForm })
    },
  })
  usePageEnd(contactLeft)
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t('form.label')}>
        <FormTextField name="name" label={t('form.name')} autoComplete="name" dir="auto" />
        <FormTextField
          name="email"
          type="email"
          label={t('form.email')}
          autoComplete="email"
          inputMode="email"
          dir="ltr"
        />
        <FormTextAreaField name="message" label={t('form.message')} rows={6} dir="auto" />
        <FormCheckboxField
          name="termsAccepted"
          label={
            <Trans
              t={t}
              i18nKey="form.terms"
              // In a tab of its own, so that what was typed stays.
              components={{ terms: <a href={paths.terms} target="_blank" rel="noopener" /> }}
            />
          }
        />
        <ContactResult />
        <SubmitButton size="large">{t('form.send')}</SubmitButton>
      </Form>
    </FormikProvider>
  )
}
