import { CodeField, type CodeFieldProps } from '../CodeField'
import { useBoundField, type BoundProps } from './useBoundField'

export type FormCodeFieldProps = BoundProps<CodeFieldProps>

export const FormCodeField = ({ name, onBlur, onChange, ...rest }: FormCodeFieldProps) => {
  const bound = useBoundField(name, { onBlur, onChange })
  return <CodeField {...rest} {...bound} />
}
