import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import styles from './Field.module.css'

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id'>, FieldLabelProps, FieldMessages {}

export const TextAreaField = ({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...textArea
}: TextAreaFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={classNames(styles.box, className)}>
        <textarea
          rows={4}
          {...textArea}
          {...aria}
          id={inputId}
          className={classNames(styles.input, styles.textArea)}
        />
      </div>
    </FieldFrame>
  )
}
