import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import type { Gap } from './Stack'
import styles from './Stack.module.css'

export interface InlineProps extends ComponentProps<'div'> {
  gap?: Gap | undefined
  spread?: boolean | undefined
}

export const Inline = ({ gap = 8, spread, className, ...rest }: InlineProps) => (
  <div
    {...rest}
    className={classNames(styles.inline, styles[`gap${gap}`], spread && styles.spread, className)}
  />
)
