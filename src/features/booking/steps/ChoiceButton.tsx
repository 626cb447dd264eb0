import type { ReactNode } from 'react'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import type { ElementNode } from '@/ui/ElementNode'
import styles from './ChoiceButton.module.css'

interface ChoiceButtonProps {
  start?: ElementNode
  title: ReactNode
  text?: ReactNode
  end?: ReactNode
  onChoose: () => void
}

export const ChoiceButton = ({ start, title, text, end, onChoose }: ChoiceButtonProps) => (
  <button type="button" className={styles.choice} onClick={onChoose}>
    {start}
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {text && <span className={classNames(styles.text, 'numeric')}>{text}</span>}
    </span>
    {end && <span className={classNames(styles.end, 'numeric')}>{end}</span>}
    <Icon name="chevron-forward" size={20} className={styles.chevron} />
  </button>
)
