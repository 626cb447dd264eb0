import type { ReactNode } from 'react'
import styles from './Receipt.module.css'

export const ReceiptFact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
