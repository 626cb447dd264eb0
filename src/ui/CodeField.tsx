import { TextField, type TextFieldProps } from './TextField'
import styles from './Field.module.css'

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'autoComplete' | 'maxLength' | 'className'
>

/** An input for a six-digit code. Its value may contain spaces and dashes; the caller extracts the digits. */
export const CodeField = (props: CodeFieldProps) => (
  <TextField
    {...props}
    type="text"
    dir="ltr"
    inputMode="numeric"
    autoComplete="one-time-code"
    className={styles.code}
  />
)
