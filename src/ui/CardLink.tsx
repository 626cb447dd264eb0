import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './classNames'
import styles from './CardLink.module.css'

/** The title link of an interactive Card: its target is the whole face of the card, other buttons stay above it. */
export const CardLink = ({ className, ...rest }: LinkProps) => (
  <Link {...rest} className={classNames(styles.link, className)} />
)
