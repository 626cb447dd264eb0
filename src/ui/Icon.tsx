import { classNames } from './classNames'
import { type IconName, iconPaths } from './iconPaths'
import styles from './Icon.module.css'

export interface IconProps {
  name: IconName
  /** Pixels at the normal text size; grows with text zoom. */
  size?: number
  className?: string | undefined
}

const directional: ReadonlySet<IconName> = new Set<IconName>(['back', 'forward', 'chevron-forward', 'logout'])

const drawing = (name: IconName) => {
  if (name === 'heart-filled') return iconPaths.heart
  if (name === 'star-filled') return iconPaths.star
  return iconPaths[name]
}

export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill={name.endsWith('-filled') ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={classNames(styles.icon, directional.has(name) && styles.directional, className)}
  >
    <path d={drawing(name)} />
  </svg>
)
