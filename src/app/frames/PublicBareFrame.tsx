import { Outlet } from 'react-router-dom'
import { mainId } from '@/ui/mainId'
import styles from './PublicBareFrame.module.css'

/** A document without header and footer, for display inside another product. */
export const PublicBareFrame = () => (
  <main id={mainId} tabIndex={-1} className={styles.page}>
    <Outlet />
  </main>
)
