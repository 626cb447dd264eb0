import { SelectField, type SelectFieldProps } from '../SelectField'
import { useFormField } from './useFormField'

export interface FormSelectFieldProps extends Omit<
  SelectFieldProps,
  'name' | 'value' | 'error' | 'defaultValue'
> {
  name: string
}

export const FormSelectField = ({ name, onBlur, onChange, ...rest }: FormSelectFieldProps) => {
  const { field, error } = useFormField({ name })
  return (
    <SelectField
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
