import { type ReactNode, useId } from 'react'
import { classNames } from './classNames'
import { ChipGroupContext } from './ChipGroupContext'
import styles from './Chip.module.css'

export interface ChipGroupProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  /** The chosen value, or an empty text while nothing is chosen. */
  value: string
  onValueChange: (value: string) => void
  /** One row that scrolls sideways, for a strip of days; otherwise chips wrap. */
  scroll?: boolean | undefined
  /** Another choice has to wait. */
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** One choice among chips. The chips are native radio inputs, so arrows, Tab and screen readers work as everywhere. */
export const ChipGroup = ({
  label,
  hideLabel,
  value,
  onValueChange,
  scroll,
  disabled,
  className,
  children,
}: ChipGroupProps) => {
  const name = useId()
  const legendId = useId()
  return (
    <fieldset className={className} role="radiogroup" aria-labelledby={legendId} disabled={disabled}>
      <legend id={legendId} className={hideLabel ? 'visually-hidden' : styles.legend}>
        {label}
      </legend>
      <ChipGroupContext value={{ name, value, onValueChange }}>
        <div className={classNames(styles.group, scroll && styles.scroll)}>{children}</div>
      </ChipGroupContext>
    </fieldset>
  )
}
