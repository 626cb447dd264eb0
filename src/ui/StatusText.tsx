import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { type Tone, toneIcon } from './tone'
import styles from './StatusText.module.css'

export interface StatusTextProps {
  tone: Tone | 'quiet'
  icon?: IconName | undefined
  /** Where the icon has another tone than the text. */
  iconTone?: Tone | undefined
  children: ReactNode
}

export const StatusText = ({ tone, icon, iconTone, children }: StatusTextProps) => (
  <span className={classNames(styles.status, styles[tone])}>
    <span className={classNames(styles.icon, iconTone && styles[iconTone])}>
      <Icon name={icon ?? toneIcon[tone === 'quiet' ? 'info' : tone]} size={16} />
    </span>
    <span>{children}</span>
  </span>
)
