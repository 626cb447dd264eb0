import { Icon } from './Icon'
import { buttonClass, type ButtonLook } from './buttonLook'
import type { IconName } from './iconPaths'
import { Link, type LinkProps } from './Link'
import { offlineAttributes, useOffline } from './useOffline'
import styles from './Button.module.css'

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  /** Its target needs the network: the link is disabled while offline. */
  needsNetwork?: boolean | undefined
}

export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  needsNetwork = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) => {
  const offline = useOffline(needsNetwork)
  const look = buttonClass({ variant, size, fullWidth }, className)
  const content = (
    <span className={styles.content}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </span>
  )
  if (offline) {
    return (
      <a
        role="link"
        tabIndex={0}
        aria-label={rest['aria-label']}
        className={look}
        {...offlineAttributes(offline)}
      >
        {content}
      </a>
    )
  }
  return (
    <Link {...rest} className={look}>
      {content}
    </Link>
  )
}
