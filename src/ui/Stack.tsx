import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import styles from './Stack.module.css'

export type Gap = 4 | 8 | 12 | 16 | 24 | 32

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | undefined
  gap?: Gap | undefined
}

export const Stack = ({ as = 'div', gap = 16, className, ...rest }: StackProps) => {
  const Element: 'div' = as as 'div'
  return <Element {...rest} className={classNames(styles.stack, styles[`gap${gap}`], className)} />
}
