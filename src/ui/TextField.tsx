import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldLabelProps, FieldMessages {}

export const TextField = ({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={classNames(styles.box, className)}>
        <input type="text" {...input} {...aria} id={inputId} className={styles.input} />
      </div>
    </FieldFrame>
  )
}
