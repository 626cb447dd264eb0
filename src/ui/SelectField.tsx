import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { Icon } from './Icon'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
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

export const SelectField = ({
  label,
  hideLabel,
  hint,
  help,
  error,
  id,
  options,
  placeholder,
  className,
  'aria-describedby': describedBy,
  value,
  ...select
}: SelectFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  // For a value that is no longer an option, a browser would show and send another one that nobody chose.
  const isGone = placeholder !== undefined && options.every(option => option.value !== value)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={classNames(styles.box, className)}>
        <select
          {...select}
          {...aria}
          {...(value !== undefined && { value: isGone ? '' : value })}
          id={inputId}
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
      </div>
    </FieldFrame>
  )
}
