import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

export const CardGrid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>
