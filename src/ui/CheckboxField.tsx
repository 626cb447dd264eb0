import type { ComponentProps, ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import styles from './Field.module.css'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldMessages {
  label: ReactNode
}

export const CheckboxField = ({
  label,
  help,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: CheckboxFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <div className={className}>
      <label htmlFor={inputId} className={styles.choice}>
        <input {...input} {...aria} id={inputId} type="checkbox" className={styles.checkbox} />
        <span>{label}</span>
      </label>
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  )
}
