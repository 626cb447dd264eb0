import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import { type Tone, toneIcon } from './tone'
import styles from './StatusText.module.css'

export interface StatusTextProps {
  tone: Tone
  icon?: IconName | undefined
  children: ReactNode
}

export const StatusText = ({ tone, icon, children }: StatusTextProps) => (
  <span className={classNames(styles.status, styles[tone])}>
    <Icon name={icon ?? toneIcon[tone]} size={16} />
    <span>{children}</span>
  </span>
)
