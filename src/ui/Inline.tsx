import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import type { Gap } from './Stack'
import styles from './Stack.module.css'

export interface InlineProps extends ComponentProps<'div'> {
  as?: 'div' | 'ul' | 'ol' | 'span' | undefined
  gap?: Gap | undefined
  /** Pushes the first and last apart. */
  spread?: boolean | undefined
}

/** Side by side, wrapping where there is no room. */
export const Inline = ({ as = 'div', gap = 8, spread, className, ...rest }: InlineProps) => {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(styles.inline, styles[`gap${gap}`], spread && styles.spread, className)}
    />
  )
}
