import type { ReactNode } from 'react'
import { classNames } from './classNames'
import type { Tone } from './tone'
import styles from './Badge.module.css'

export interface BadgeProps {
  tone?: Tone | 'neutral' | 'accent' | undefined
  children: ReactNode
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
