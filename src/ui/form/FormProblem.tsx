import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Form.module.css'

/** The error of the whole form; empty without children. */
export const FormProblem = ({ children }: { children?: ReactNode }) => (
  <div role="alert" className={children ? styles.problem : 'visually-hidden'}>
    {children && (
      <>
        <Icon name="alert" size={20} />
        <div>{children}</div>
      </>
    )}
  </div>
)
