import { Link, type LinkProps } from 'react-router-dom'
import { Icon } from './Icon'
import { buttonClass, type ButtonLook } from './buttonLook'
import type { IconName } from './iconPaths'
import styles from './Button.module.css'

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
}

export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
    <span className={styles.content}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </span>
  </Link>
)
