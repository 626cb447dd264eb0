import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { Icon } from './Icon'
import { type FieldMessages, useField } from './useField'
import { classNames } from './classNames'
import styles from './Field.module.css'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'id' | 'children' | 'multiple'>, FieldLabelProps, FieldMessages {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; it has the empty value and cannot be chosen again. */
  placeholder?: string | undefined
}

export const SelectField = ({ options, placeholder, className, value, ...props }: SelectFieldProps) => {
  const { frame, control } = useField(props)
  // For a value that is no longer an option, a browser would show and send another one that nobody chose.
  const isGone = placeholder !== undefined && options.every(option => option.value !== value)
  return (
    <FieldFrame {...frame} className={className}>
      <select
        {...control}
        {...(value !== undefined && { value: isGone ? '' : value })}
        className={classNames(styles.input, styles.select)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={20} className={styles.chevron} />
    </FieldFrame>
  )
}
