import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { useHydrated } from './useHydrated'
import { offlineAttributes, useOffline } from './useOffline'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name; it must include a count shown as `badge`. */
  label: string
  tone?: 'plain' | 'framed' | 'accent' | undefined
  badge?: string | number | undefined
  /** Its action sends a request: the button is disabled while offline. */
  needsNetwork?: boolean | undefined
  /** Ignores clicks for now but keeps the focus. */
  resting?: boolean | undefined
}

export const IconButton = ({
  icon,
  label,
  tone = 'plain',
  badge,
  needsNetwork = false,
  resting = false,
  type = 'button',
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) => {
  const isHydrated = useHydrated()
  const offline = useOffline(needsNetwork)
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-hydrating={isHydrated ? undefined : ''}
      className={classNames(styles.iconButton, styles[tone], className)}
      aria-disabled={resting || undefined}
      onClick={offline || resting ? undefined : onClick}
      {...offlineAttributes(offline)}
    >
      <Icon name={icon} />
      {badge !== undefined && (
        <span aria-hidden="true" className={classNames(styles.badge, 'numeric')}>
          {badge}
        </span>
      )}
    </button>
  )
}
