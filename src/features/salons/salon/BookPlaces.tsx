import type { ReactNode } from 'react'
import { BottomBar } from '@/ui/BottomBar'
import { Card } from '@/ui/Card'
import { useHydrated } from '@/ui/useHydrated'
import { useIsWide } from '@/ui/useIsWide'
import styles from './SalonDetails.module.css'

// The server does not know the width: it renders both, and the styles show one. They stand apart from what is around
// them, which is not rendered again when the width is known.

export const BookAside = ({ children }: { children: ReactNode }) => {
  const isWide = useIsWide()
  const isHydrated = useHydrated()
  if (isHydrated && !isWide) return null
  return (
    <div className={styles.book}>
      <Card>{children}</Card>
    </div>
  )
}

export const BookBar = ({ children }: { children: ReactNode }) =>
  useIsWide() ? null : (
    <div className={styles.bar}>
      <BottomBar>{children}</BottomBar>
    </div>
  )
