import type { ComponentProps } from 'react'
import { FieldFrame, type FieldLabelProps } from './FieldFrame'
import { Icon } from './Icon'
import { type FieldMessages, useFieldWiring } from './useFieldWiring'
import { classNames } from './classNames'
import styles from './Field.module.css'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
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
  ...select
}: SelectFieldProps) => {
  const { inputId, messageId, aria } = useFieldWiring({ id, help, error }, describedBy)
  return (
    <FieldFrame {...{ label, hideLabel, hint, help, error, inputId, messageId }}>
      <div className={classNames(styles.box, className)}>
        <select {...select} {...aria} id={inputId} className={classNames(styles.input, styles.select)}>
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
    </FieldFrame>
  )
}
