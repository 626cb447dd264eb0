import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldLabelProps, FieldMessages {
  /** Shown inside the box, before and after what is typed: a unit, a currency sign. */
  start?: ReactNode
  end?: ReactNode
}

export const TextField = ({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  start,
  end,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={classNames(styles.box, className)}>
        {start && <span className={styles.slot}>{start}</span>}
        <input type="text" {...input} {...aria} id={inputId} className={styles.input} />
        {end && <span className={classNames(styles.slot, styles.slotEnd)}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
