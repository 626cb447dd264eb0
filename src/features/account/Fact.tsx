import type { ReactNode } from 'react'
import styles from './account.module.css'

interface FactProps {
  label: string
  help?: string
  children: ReactNode
}

export const Fact = ({ label, help, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>
      <div>{children}</div>
      {help && <p className={styles.help}>{help}</p>}
    </dd>
  </div>
)
