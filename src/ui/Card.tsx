import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import styles from './Card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'section' | undefined
  padding?: 'none' | 'normal' | 'roomy' | undefined
  /** Lifts on hover; for a card with one link over its whole face (CardLink). */
  interactive?: boolean | undefined
  selected?: boolean | undefined
}

export const Card = ({
  as = 'div',
  padding = 'normal',
  interactive,
  selected,
  className,
  ...rest
}: CardProps) => {
  const Element: 'div' = as as 'div'
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        styles[padding],
        interactive && styles.interactive,
        selected && styles.selected,
        className,
      )}
    />
  )
}
