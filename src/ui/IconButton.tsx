import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name; a count shown as a badge belongs in it too. */
  label: string
  tone?: 'plain' | 'framed' | 'accent' | undefined
  badge?: string | number | undefined
}

export const IconButton = ({
  icon,
  label,
  tone = 'plain',
  badge,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    title={label}
    className={classNames(styles.iconButton, styles[tone], className)}
  >
    <Icon name={icon} />
    {badge !== undefined && (
      <span aria-hidden="true" className={classNames(styles.badge, 'numeric')}>
        {badge}
      </span>
    )}
  </button>
)
