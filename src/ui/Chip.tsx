import { type ReactNode, use } from 'react'
import { classNames } from './classNames'
import { ChipGroupContext } from './ChipGroupContext'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './Chip.module.css'

export type ChipSize = 'medium' | 'large' | 'tile'

export interface ChipProps {
  value: string
  /** `large` for times, `tile` for days and other choices of several lines. */
  size?: ChipSize | undefined
  icon?: IconName | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export const Chip = ({ value, size = 'medium', icon, disabled, className, children }: ChipProps) => {
  const group = use(ChipGroupContext)
  if (!group) throw new Error('A Chip stands in a ChipGroup')
  return (
    <label className={classNames(styles.chip, styles[size], className)}>
      <input
        type="radio"
        className={styles.input}
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={disabled}
        onChange={() => group.onValueChange(value)}
      />
      {icon && <Icon name={icon} size={20} />}
      {children}
    </label>
  )
}
