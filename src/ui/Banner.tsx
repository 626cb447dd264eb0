import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { type Tone, toneIcon } from './tone'
import styles from './Banner.module.css'

export interface BannerProps {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announces the banner when it appears because of a user's action. */
  live?: boolean | undefined
}

export const Banner = ({ tone = 'info', title, children, action, live }: BannerProps) => (
  <div className={classNames(styles.banner, styles[tone])} role={live ? 'status' : undefined}>
    <Icon name={toneIcon[tone]} size={20} className={styles.icon} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
