import { Outlet } from 'react-router-dom'
import { mainId } from '@/ui/mainId'
import styles from './PublicBareFrame.module.css'

/** A document alone, without header and footer, as another product's window shows it. */
export const PublicBareFrame = () => (
  <main id={mainId} tabIndex={-1} className={styles.page}>
    <Outlet />
  </main>
)
