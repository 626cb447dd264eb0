import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/iconPaths'
import styles from './ChoiceCard.module.css'

interface ChoiceCardProps {
  icon: IconName
  title: ReactNode
  text: ReactNode
  autoFocus?: boolean
  onChoose: () => void
}

export const ChoiceCard = ({ icon, title, text, autoFocus, onChoose }: ChoiceCardProps) => (
  <button type="button" className={styles.choice} autoFocus={autoFocus} onClick={onChoose}>
    <span className={styles.icon}>
      <Icon name={icon} size={28} />
    </span>
    <span>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
    </span>
    <Icon name="chevron-forward" size={20} className={styles.forward} />
  </button>
)
