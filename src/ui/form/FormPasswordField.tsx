import { PasswordField, type PasswordFieldProps } from '../PasswordField'
import { useBoundField, type BoundProps } from './useBoundField'

export type FormPasswordFieldProps = BoundProps<PasswordFieldProps>

export const FormPasswordField = ({ name, onBlur, onChange, ...rest }: FormPasswordFieldProps) => {
  const bound = useBoundField(name, { onBlur, onChange })
  return <PasswordField {...rest} {...bound} />
}
