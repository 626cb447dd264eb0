import { SelectField, type SelectFieldProps } from '../SelectField'
import { useBoundField, type BoundProps } from './useBoundField'

export type FormSelectFieldProps = BoundProps<SelectFieldProps>

export const FormSelectField = ({ name, onBlur, onChange, ...rest }: FormSelectFieldProps) => {
  const bound = useBoundField(name, { onBlur, onChange })
  return <SelectField {...rest} {...bound} />
}
