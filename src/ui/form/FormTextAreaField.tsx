import { TextAreaField, type TextAreaFieldProps } from '../TextAreaField'
import { useFormField } from './useFormField'

export interface FormTextAreaFieldProps extends Omit<
  TextAreaFieldProps,
  'name' | 'value' | 'error' | 'defaultValue'
> {
  name: string
}

export const FormTextAreaField = ({ name, onBlur, onChange, ...rest }: FormTextAreaFieldProps) => {
  const { field, error } = useFormField({ name })
  return (
    <TextAreaField
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
