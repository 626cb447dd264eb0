import { PasswordField, type PasswordFieldProps } from '../PasswordField'
import { useFormField } from './useFormField'

export interface FormPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'name' | 'value' | 'error' | 'defaultValue'
> {
  name: string
}

export const FormPasswordField = ({ name, onBlur, onChange, ...rest }: FormPasswordFieldProps) => {
  const { field, error } = useFormField({ name })
  return (
    <PasswordField
      {...rest}
      name={name}
      value={field.value}
      error={error}
      onBlur={event => {
        field.onBlur(event)
        onBlur?.(event)
      }}
      onChange={event => {
        field.onChange(event)
        onChange?.(event)
      }}
    />
  )
}
