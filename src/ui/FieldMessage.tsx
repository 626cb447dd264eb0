import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './Field.module.css'

interface FieldMessageProps {
  id: string
  help?: ReactNode
  error?: ReactNode
}

export const FieldMessage = ({ id, help, error }: FieldMessageProps) => {
  if (!error && !help) return null
  return (
    <div id={id} className={classNames(styles.message, Boolean(error) && styles.error)}>
      {error && <Icon name="alert" size={16} className={styles.messageIcon} />}
      <span>{error || help}</span>
    </div>
  )
}
