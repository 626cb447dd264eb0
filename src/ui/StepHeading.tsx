import { useEffect, useRef, type ReactNode } from 'react'
import styles from './StepHeading.module.css'

/** The question of a screen. The heading takes the focus when the pressed button is gone. */
export const StepHeading = ({ id, children }: { id?: string | undefined; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h2>
  )
}
