import { TextAreaField, type TextAreaFieldProps } from '../TextAreaField'
import { useBoundField, type BoundProps } from './useBoundField'

export type FormTextAreaFieldProps = BoundProps<TextAreaFieldProps>

export const FormTextAreaField = ({ name, onBlur, onChange, ...rest }: FormTextAreaFieldProps) => {
  const bound = useBoundField(name, { onBlur, onChange })
  return <TextAreaField {...rest} {...bound} />
}
