import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/ui/Link'
import styles from './auth.module.css'

interface AsideLinkProps {
  question: ReactNode
  to: string
  children: ReactNode
}

/** A question under a form with a link. The link keeps the router state with the page to return to after login. */
export function AsideLink({ question, to, children }: AsideLinkProps) {
  const state: unknown = useLocation().state
  return (
    <p className={styles.aside}>
      <span>{question}</span>{' '}
      <Link to={to} state={state} className={styles.link}>
        {children}
      </Link>
    </p>
  )
}
