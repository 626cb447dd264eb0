import type { ReactNode } from 'react'
import { mainId } from './mainId'
import { SkipLink } from './SkipLink'
import styles from './PublicShell.module.css'

export interface PublicShellProps {
  skipLabel: string
  header: ReactNode
  footer?: ReactNode
  /** Leaves width and padding to the page, for full-width bands. */
  bare?: boolean | undefined
  children: ReactNode
}

export const PublicShell = ({ skipLabel, header, footer, bare, children }: PublicShellProps) => (
  <div className={styles.shell}>
    <SkipLink label={skipLabel} />
    <header className={styles.header}>
      <div className={styles.bar}>{header}</div>
    </header>
    <main id={mainId} tabIndex={-1} className={bare ? styles.bare : styles.main}>
      {children}
    </main>
    {footer && (
      <footer className={styles.footer}>
        <div className={styles.inner}>{footer}</div>
      </footer>
    )}
  </div>
)
