import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './BottomBar.module.css'

interface BottomBarProps {
  /** Keeps the bar visible on a desktop too, where the content may be taller than the window. */
  inSight?: boolean
  children: ReactNode
}

/** A screen's main action: at the bottom on a phone, in the page's flow on a desktop. */
export const BottomBar = ({ inSight = false, children }: BottomBarProps) => (
  <div className={classNames(styles.bar, inSight && styles.inSight)}>{children}</div>
)
