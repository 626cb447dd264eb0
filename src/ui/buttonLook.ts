import { classNames } from './classNames'
import styles from './Button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  fullWidth?: boolean | undefined
}

export const buttonClass = (
  { variant = 'secondary', size = 'medium', fullWidth }: ButtonLook,
  extra?: string,
) => classNames(styles.button, styles[variant], styles[size], fullWidth && styles.fullWidth, extra)
