import { TextField, type TextFieldProps } from './TextField'
import styles from './Field.module.css'

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'dir' | 'inputMode' | 'autoComplete' | 'maxLength' | 'className'
>

/** One box for a six-digit code. It keeps what was typed or pasted, with spaces and dashes; the caller reads the digits out. */
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
