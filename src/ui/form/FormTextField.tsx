import { TextField, type TextFieldProps } from '../TextField'
import { useBoundField, type BoundProps } from './useBoundField'

export type FormTextFieldProps = BoundProps<TextFieldProps>

export const FormTextField = ({ name, onBlur, onChange, ...rest }: FormTextFieldProps) => {
  const bound = useBoundField(name, { onBlur, onChange })
  return <TextField {...rest} {...bound} />
}
