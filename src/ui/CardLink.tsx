import { classNames } from './classNames'
import styles from './CardLink.module.css'
import { Link, type LinkProps } from './Link'

/** The title link of an interactive Card: it covers the whole card, other buttons stay above it. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(styles.link, className)} />
)
