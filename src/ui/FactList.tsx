import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './FactList.module.css'

/** Facts by name, in two columns where there is room. Its children are `Fact`s. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
)

interface FactProps {
  icon?: IconName
  label: string
  help?: string
  children: ReactNode
}

export const Fact = ({ icon, label, help, children }: FactProps) => (
  <div className={classNames(styles.fact, icon && styles.withIcon)}>
    <dt>
      {icon && <Icon name={icon} size={20} />}
      <span>{label}</span>
    </dt>
    <dd>
      <div>{children}</div>
      {help && <p className={styles.help}>{help}</p>}
    </dd>
  </div>
)
