import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from './Icon'
import { buttonClass, type ButtonLook } from './buttonLook'
import type { IconName } from './iconPaths'
import { useAwake } from './useAwake'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  busy?: boolean | undefined
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
}

export const Button = ({
  variant,
  size,
  fullWidth,
  busy = false,
  icon,
  iconEnd,
  type = 'button',
  className,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const awake = useAwake()
  // A busy button stays focusable, so that focus is not lost; it only swallows the press.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
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
      disabled={disabled || !awake}
      data-asleep={awake ? undefined : ''}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} size={20} />}
        <span>{children}</span>
        {iconEnd && <Icon name={iconEnd} size={20} />}
      </span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  )
}
