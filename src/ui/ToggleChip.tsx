import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './Chip.module.css'

export interface ToggleChipProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'form'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  icon?: IconName | undefined
  children: ReactNode
}

/** A filter that is on or off; a native checkbox. */
export const ToggleChip = ({ checked, onCheckedChange, icon, children, ...input }: ToggleChipProps) => (
  <label className={classNames(styles.chip, styles.medium)}>
    <input
      {...input}
      type="checkbox"
      className={styles.input}
      checked={checked}
      onChange={event => onCheckedChange(event.target.checked)}
    />
    {icon && <Icon name={icon} size={20} />}
    <span>{children}</span>
  </label>
)
