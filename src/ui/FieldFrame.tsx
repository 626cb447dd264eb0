import type { ReactNode } from 'react'
import { classNames } from './classNames'
import { FieldMessage } from './FieldMessage'
import styles from './Field.module.css'

export interface FieldLabelProps {
  label: ReactNode
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** Muted text after the label, such as "(optional)". */
  hint?: ReactNode
}

export interface FieldFrameProps extends FieldLabelProps {
  inputId: string
  messageId: string
  help?: ReactNode
  error?: ReactNode
  className?: string | undefined
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
  className,
  children,
}: FieldFrameProps) => (
  <div className={styles.field}>
    <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : styles.label}>
      <span>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
    </label>
    <div className={classNames(styles.box, className)}>{children}</div>
    <FieldMessage id={messageId} help={help} error={error} />
  </div>
)
