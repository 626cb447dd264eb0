import { FormikProvider, useFormik } from 'formik'
import { Trans, useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { HeldReceipt } from '@/api/contactApi'
import { useAppDispatch } from '@/store/services'
import { requestIn } from '@/store/submission'
import { useSubmission } from '@/store/useSubmission'
import { contactFormSchema, type ContactForm as Values } from '@/domain/contact'
import { paths } from '@/domain/paths'
import type { User } from '@/domain/user'
import { selectUser } from '@/features/auth/authSlice'
import type { ElementNode } from '@/ui/ElementNode'
import { Form } from '@/ui/form/Form'
import { FormCheckboxField } from '@/ui/form/FormCheckboxField'
import { FormTextAreaField } from '@/ui/form/FormTextAreaField'
import { FormEmailField } from '@/ui/form/FormEmailField'
import { FormTextField } from '@/ui/form/FormTextField'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { ContactResult } from './ContactResult'
import { messageSubmission } from './messageSubmission'
import { sendMessage } from './sendMessage'

/** Filled in with who writes, where that is known. */
const emptyFor = (user: User | null): Values => ({
  name: user?.name ?? '',
  email: user?.email ?? '',
  message: '',
  termsAccepted: false,
})

interface ContactFormProps {
  attachment: ElementNode
  /** Gets what the message got, if it went to us. */
  onSent: (receipt: HeldReceipt) => void
  /** Shown below the result. */
  children: ElementNode
}

/** A message to us. The text stays in the form until the server accepts it. */
export function ContactForm({ attachment, onSent, children }: ContactFormProps) {
  const { t, i18n } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const submission = useSubmission(messageSubmission)
  const empty = emptyFor(useSelector(selectUser))
  const formik = useFormik({
    initialValues: requestIn(submission) ?? empty,
    validationSchema: contactFormSchema,
    validateOnBlur: false,
    onSubmit: async (values, helpers) => {
      const sent = await dispatch(sendMessage(values))
      if (!sent || sent.error) return
      helpers.resetForm({ values: empty })
      if (sent.data) onSent(sent.data)
    },
  })
  return (
    <FormikProvider value={formik}>
      <Form aria-label={t('form.label')}>
        <FormTextField name="name" label={t('form.name')} autoComplete="name" dir="auto" />
        <FormEmailField label={t('form.email')} autoComplete="email" />
        <FormTextAreaField name="message" label={t('form.message')} rows={6} dir="auto" />
        <FormCheckboxField
          name="termsAccepted"
          label={
            <span key={i18n.language}>
              <Trans
                t={t}
                i18nKey="form.terms"
                // Opens in a new tab, so that the typed text stays.
                components={{ terms: <a href={paths.terms} target="_blank" rel="noopener" /> }}
              />
            </span>
          }
        />
        {attachment}
        <ContactResult />
        {children}
        <SubmitButton size="large">{t('form.send')}</SubmitButton>
      </Form>
    </FormikProvider>
  )
}
