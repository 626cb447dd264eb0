import type { ComponentProps, ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import { type FieldMessages, useField } from './useField'
import styles from './Field.module.css'

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'>, FieldMessages {
  label: ReactNode
}

export const CheckboxField = ({ className, ...props }: CheckboxFieldProps) => {
  const { frame, control } = useField(props)
  return (
    <div className={className}>
      <label htmlFor={control.id} className={styles.choice}>
        <input {...control} type="checkbox" className={styles.checkbox} />
        <span>{frame.label}</span>
      </label>
      <FieldMessage id={frame.messageId} help={frame.help} error={frame.error} />
    </div>
  )
}
