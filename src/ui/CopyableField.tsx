import { TextField, type TextFieldProps } from './TextField'

/** Shows a text that is copied elsewhere, such as an address: a press selects all of it. */
export const CopyableField = (props: Pick<TextFieldProps, 'label' | 'help' | 'value'>) => (
  <TextField {...props} readOnly dir="ltr" autoComplete="off" onFocus={event => event.target.select()} />
)
