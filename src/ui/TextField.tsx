import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { type FieldMessages, useField } from './useField'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldLabelProps, FieldMessages {}

export const TextField = ({ className, ...props }: TextFieldProps) => {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame} className={className}>
      <input type="text" {...control} className={styles.input} />
    </FieldFrame>
  )
}
