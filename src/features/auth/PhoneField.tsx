import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { withOneDialCode } from '@/domain/phone'
import { FormTextField } from '@/ui/form/FormTextField'

/** The form's `phone` field. A full number pasted after the prefilled dial code replaces the dial code. */
export function PhoneField() {
  const { t } = useTranslation('auth')
  const { setFieldValue } = useFormikContext()
  return (
    <FormTextField
      name="phone"
      type="tel"
      label={t('field.phone')}
      autoComplete="tel"
      dir="ltr"
      onChange={({ target: { value } }) => {
        const single = withOneDialCode(value)
        if (single !== value) void setFieldValue('phone', single)
      }}
    />
  )
}
