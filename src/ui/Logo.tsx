import { readLanguage, wordmarkOf } from '@/domain/languages'
import styles from './Logo.module.css'

export interface LogoProps {
  lang: string
}

/** The product's mark and name; they name the link around them. */
export const Logo = ({ lang }: LogoProps) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M11 16.5 9.7 9.3C9.5 8.1 10.3 7 11.5 7h7c1.2 0 2 1.1 1.8 2.3L19 16.5zM8 20.5h15M8 20.5V15M23 20.5V15M15.5 20.5v4.5M11.5 25h8"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <span className={styles.word}>{wordmarkOf(readLanguage(lang))}</span>
  </span>
)
