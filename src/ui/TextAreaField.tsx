import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { type FieldMessages, useField } from './useField'
import styles from './Field.module.css'

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'id'>, FieldLabelProps, FieldMessages {}

export const TextAreaField = ({ className, ...props }: TextAreaFieldProps) => {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame} className={className}>
      <textarea rows={4} {...control} className={classNames(styles.input, styles.textArea)} />
    </FieldFrame>
  )
}
