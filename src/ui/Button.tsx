import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './Icon'
import { buttonClass, type ButtonLook } from './buttonLook'
import type { IconName } from './iconPaths'
import { useHydrated } from './useHydrated'
import { offlineAttributes, useOffline } from './useOffline'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean | undefined
  /** Its action sends a request: the button is disabled while offline. */
  needsNetwork?: boolean | undefined
  icon?: IconName | undefined
}

export const Button = ({
  variant,
  size,
  fullWidth,
  busy = false,
  needsNetwork = false,
  icon,
  type = 'button',
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const isHydrated = useHydrated()
  const offline = useOffline(needsNetwork)
  // A busy or offline button stays focusable, so that focus is not lost; it only ignores clicks.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || offline) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, fullWidth }, className)}
      onClick={handleClick}
      disabled={disabled}
      data-hydrating={isHydrated ? undefined : ''}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...offlineAttributes(offline)}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size={20} />}
        <span>{children}</span>
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
