import { useRef } from 'react'
import type { ElementNode } from './ElementNode'
import { ToastContext } from './ToastContext'
import styles from './ToastRegion.module.css'

interface ToastRegionProps {
  label: string
  children: ElementNode
}

/** The page's one place of toasts, after its content. Always rendered, so that screen readers announce new toasts. */
export const ToastRegion = ({ label, children }: ToastRegionProps) => {
  const region = useRef<HTMLElement>(null)
  return (
    <ToastContext value={region}>
      {children}
      <section
        ref={region}
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions"
        data-react-aria-top-layer="true"
        className={styles.region}
      />
    </ToastContext>
  )
}
