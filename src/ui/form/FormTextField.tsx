import { TextField, type TextFieldProps } from '../TextField'
import { useFormField } from './useFormField'

export interface FormTextFieldProps extends Omit<
  TextFieldProps,
  'name' | 'value' | 'error' | 'defaultValue'
> {
  name: string
}

export const FormTextField = ({ name, onBlur, onChange, ...rest }: FormTextFieldProps) => {
  const { field, error } = useFormField({ name })
  return (
    <TextField
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
