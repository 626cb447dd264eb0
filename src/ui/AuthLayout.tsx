import type { ReactNode } from 'react'
import { AuthArt } from './AuthArt'
import { mainId } from './mainId'
import styles from './AuthLayout.module.css'

export interface AuthLayoutProps {
  header: ReactNode
  /** One line on the brand panel of wide screens. */
  promise: ReactNode
  children: ReactNode
}

export const AuthLayout = ({ header, promise, children }: AuthLayoutProps) => (
  <div className={styles.layout}>
    <div className={styles.column}>
      <header className={styles.header}>{header}</header>
      <main id={mainId} tabIndex={-1} className={styles.form}>
        {children}
      </main>
    </div>
    <aside className={styles.panel}>
      <p className={styles.promise}>{promise}</p>
      <AuthArt />
    </aside>
  </div>
)
