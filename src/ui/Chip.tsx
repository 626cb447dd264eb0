import { type ReactNode, use } from 'react'
import { classNames } from './classNames'
import { ChipGroupContext } from './ChipGroupContext'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './Chip.module.css'

export interface ChipProps {
  value: string
  /** `tile` for days and other choices with several lines. */
  size?: 'medium' | 'tile' | undefined
  icon?: IconName | undefined
  className?: string | undefined
  children: ReactNode
}

export const Chip = ({ value, size = 'medium', icon, className, children }: ChipProps) => {
  const group = use(ChipGroupContext)
  if (!group) throw new Error('A Chip stands in a ChipGroup')
  return (
    <label className={classNames(styles.chip, styles[size], className)}>
      <input
        type="radio"
        className={styles.input}
        name={group.name}
        form={group.form}
        value={value}
        checked={group.value === value}
        onChange={() => group.onValueChange(value)}
      />
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </label>
  )
}
