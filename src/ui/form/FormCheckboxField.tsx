import { CheckboxField, type CheckboxFieldProps } from '../CheckboxField'
import { useFormField } from './useFormField'

export interface FormCheckboxFieldProps extends Omit<
  CheckboxFieldProps,
  'name' | 'value' | 'checked' | 'error' | 'defaultChecked'
> {
  name: string
}

export const FormCheckboxField = ({ name, onBlur, onChange, ...rest }: FormCheckboxFieldProps) => {
  const { field, error } = useFormField({ name, type: 'checkbox' })
  return (
    <CheckboxField
      {...rest}
      name={name}
      checked={field.checked ?? false}
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
