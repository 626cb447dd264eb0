import { FormTextField, type FormTextFieldProps } from './FormTextField'

/** The form's `email` field. */
export const FormEmailField = (props: Omit<FormTextFieldProps, 'name' | 'type' | 'inputMode' | 'dir'>) => (
  <FormTextField {...props} name="email" type="email" inputMode="email" dir="ltr" />
)
