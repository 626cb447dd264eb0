import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { useAwake } from './useAwake'
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
  disabled,
  ...rest
}: IconButtonProps) => {
  const awake = useAwake()
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      disabled={disabled || !awake}
      data-asleep={awake ? undefined : ''}
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
}
