import type { ReactNode } from 'react'
import { Icon } from '../Icon'
import styles from './Form.module.css'

/** What went wrong with the whole form; nothing while there are no children. */
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
