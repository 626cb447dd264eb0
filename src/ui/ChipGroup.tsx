import { type ReactNode, useId } from 'react'
import { classNames } from './classNames'
import { ChipGroupContext } from './ChipGroupContext'
import styles from './Chip.module.css'

export interface ChipGroupProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  /** The chosen value, or an empty string. */
  value: string
  /** For a form that works without scripts: the field's name, and the form's id. */
  name?: string | undefined
  form?: string | undefined
  onValueChange: (value: string) => void
  /** Shows one row that scrolls sideways; otherwise chips wrap. */
  scroll?: boolean | undefined
  /** Prevents another choice for now. */
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A choice among chips. They are native radio inputs, so arrow keys, Tab and screen readers work as usual. */
export const ChipGroup = ({
  label,
  hideLabel,
  value,
  name,
  form,
  onValueChange,
  scroll,
  disabled,
  className,
  children,
}: ChipGroupProps) => {
  const ownName = useId()
  const legendId = useId()
  return (
    <fieldset className={className} role="radiogroup" aria-labelledby={legendId} disabled={disabled}>
      <legend id={legendId} className={hideLabel ? 'visually-hidden' : styles.legend}>
        {label}
      </legend>
      <ChipGroupContext value={{ name: name ?? ownName, form, value, onValueChange }}>
        <div className={classNames(styles.group, scroll && styles.scroll)}>{children}</div>
      </ChipGroupContext>
    </fieldset>
  )
}
