import type { ReactNode } from 'react'
import { classNames } from './classNames'
import type { ElementNode } from './ElementNode'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './Chip.module.css'

interface DisclosureChipProps {
  label: ReactNode
  icon: IconName
  /** What it discloses has an effect. */
  active: boolean
  children: ElementNode
}

/** A chip that shows and hides more fields; a native disclosure, which works without scripts. */
export const DisclosureChip = ({ label, icon, active, children }: DisclosureChipProps) => (
  <details className={styles.disclosure}>
    <summary className={classNames(styles.chip, styles.summary, active && styles.active)}>
      <Icon name={icon} size={20} />
      <span>{label}</span>
      <Icon name="chevron-down" size={20} className={styles.chevron} />
    </summary>
    {children}
  </details>
)
