import type { ReactNode } from 'react'
import { FieldMessage } from './FieldMessage'
import styles from './Field.module.css'

export interface FieldLabelProps {
  label: ReactNode
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** Muted text after the label, such as "(optional)". */
  hint?: ReactNode
}

interface FieldFrameProps extends FieldLabelProps {
  inputId: string
  messageId: string
  help?: ReactNode
  error?: ReactNode
  children: ReactNode
}

export const FieldFrame = ({
  label,
  hideLabel,
  hint,
  inputId,
  messageId,
  help,
  error,
  children,
}: FieldFrameProps) => (
  <div className={styles.field}>
    <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : styles.label}>
      {label}
      {hint && <span className={styles.hint}> {hint}</span>}
    </label>
    {children}
    <FieldMessage id={messageId} help={help} error={error} />
  </div>
)
