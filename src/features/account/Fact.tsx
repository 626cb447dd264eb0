import type { ReactNode } from 'react'
import styles from './account.module.css'

interface FactProps {
  label: string
  /** Why it cannot be changed. */
  help?: string
  children: ReactNode
}

/** One line of a list of facts. */
export const Fact = ({ label, help, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      {children}
      {help && <p className={styles.help}>{help}</p>}
    </dd>
  </div>
)
