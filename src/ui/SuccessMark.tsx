import { Icon } from './Icon'
import type { IconName } from './iconPaths'
import styles from './SuccessMark.module.css'

/** The large mark over a receipt. */
export const SuccessMark = ({ icon = 'check' }: { icon?: IconName }) => (
  <span className={styles.mark}>
    <Icon name={icon} size={32} />
  </span>
)
