import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './TickedList.module.css'

interface TickedListProps {
  /** Each different. */
  lines: readonly string[]
  className?: string | undefined
}

/** Lines with a tick before each, such as what a plan contains. */
export const TickedList = ({ lines, className }: TickedListProps) => (
  <ul className={classNames(styles.list, className)}>
    {lines.map(line => (
      <li key={line} className={styles.line}>
        <Icon name="check" size={20} />
        <span>{line}</span>
      </li>
    ))}
  </ul>
)
