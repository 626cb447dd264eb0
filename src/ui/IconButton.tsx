import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { useHydrated } from './useHydrated'
import { offlineAttributes, useOffline } from './useOffline'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name; a count shown as a badge belongs in it too. */
  label: string
  tone?: 'plain' | 'framed' | 'accent' | undefined
  badge?: string | number | undefined
  /** What it does is sent: it rests while there is no network. */
  needsNetwork?: boolean | undefined
  /** It takes no press for now, and keeps the focus meanwhile. */
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
      disabled={disabled || !isHydrated}
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
