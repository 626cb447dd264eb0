import { CodeField, type CodeFieldProps } from '../CodeField'
import { useFormField } from './useFormField'

export interface FormCodeFieldProps extends Omit<
  CodeFieldProps,
  'name' | 'value' | 'error' | 'defaultValue'
> {
  name: string
}

export const FormCodeField = ({ name, onBlur, onChange, ...rest }: FormCodeFieldProps) => {
  const { field, error } = useFormField({ name })
  return (
    <CodeField
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
