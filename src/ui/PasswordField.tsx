import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { IconButton } from './IconButton'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import styles from './Field.module.css'

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'dir'>, FieldLabelProps, FieldMessages {
  showText: string
  hideText: string
}

export const PasswordField = ({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  showText,
  hideText,
  'aria-describedby': describedBy,
  ...input
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={styles.box}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...aria}
          id={inputId}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          className={styles.input}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? hideText : showText}
          aria-controls={inputId}
          className={styles.boxButton}
          onClick={() => setShown(!shown)}
        />
      </div>
    </FieldFrame>
  )
}
