import { matchPath, useLocation } from 'react-router-dom'
import { classNames } from './classNames'
import { Link, type LinkProps } from './Link'

interface NavLinkProps extends LinkProps {
  to: string
  /** Current only at this exact address, not at addresses below it. */
  end?: boolean
  currentClassName: string | undefined
}

/** A link that says when its page is the current one. */
export function NavLink({ to, end = false, className, currentClassName, ...rest }: NavLinkProps) {
  const isCurrent = matchPath({ path: to, end }, useLocation().pathname) !== null
  return (
    <Link
      {...rest}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(className, isCurrent && currentClassName)}
    />
  )
}
