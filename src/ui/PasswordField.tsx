import { type ComponentProps, useState } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { IconButton } from './IconButton'
import { type FieldMessages, useField } from './useField'
import styles from './Field.module.css'

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'dir'>, FieldLabelProps, FieldMessages {
  showText: string
  hideText: string
}

export const PasswordField = ({ showText, hideText, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...control}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        className={styles.input}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? hideText : showText}
        aria-controls={control.id}
        className={styles.boxButton}
        onClick={() => setShown(!shown)}
      />
    </FieldFrame>
  )
}
