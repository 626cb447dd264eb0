import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './BottomBar.module.css'

interface BottomBarProps {
  /** On a desktop too it stays in sight, where what is above may be taller than the window. */
  inSight?: boolean
  children: ReactNode
}

/** The main action of a screen: at the thumb on a phone, in the flow of the page on a desktop. */
export const BottomBar = ({ inSight = false, children }: BottomBarProps) => (
  <div className={classNames(styles.bar, inSight && styles.inSight)}>{children}</div>
)
