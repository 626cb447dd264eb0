import type { ReactNode } from 'react'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { BottomBar } from '@/ui/BottomBar'
import { Card } from '@/ui/Card'
import { useHydrated } from '@/ui/useHydrated'
import { useIsWide } from '@/ui/useIsWide'
import { BookCard } from './BookCard'
import { DaysOffList } from './DaysOffList'
import { StaffList } from './StaffList'
import { SalonContact } from './SalonContact'
import { SalonHeader } from './SalonHeader'
import { SalonHours } from '../hours/SalonHours'
import { ServiceMenu } from './ServiceMenu'
import { ZoneNote } from '../hours/ZoneNote'
import styles from './SalonDetails.module.css'

interface SalonDetailsProps {
  salon: Salon
  now: Instant
  children?: ReactNode
}

/** The Book button stays in reach: beside the menu on a wide screen, else in a bar at the bottom. */
export const SalonDetails = ({ salon, now, children }: SalonDetailsProps) => {
  const isWide = useIsWide()
  // The server does not know the width: it renders both, and the styles show one.
  const isHydrated = useHydrated()
  const canBook = salon.sections.some(({ services }) => services.length > 0)
  const book = canBook && <BookCard salon={salon} />
  return (
    <>
      <SalonHeader salon={salon} now={now} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ServiceMenu salon={salon} />
          <StaffList staff={salon.staff} />
        </div>
        <aside className={styles.side}>
          {(isWide || !isHydrated) && book && (
            <div className={styles.book}>
              <Card>{book}</Card>
            </div>
          )}
          <Card className={styles.facts}>
            <SalonHours salon={salon} now={now} />
            <ZoneNote salon={salon} />
            <DaysOffList salon={salon} now={now} />
            <SalonContact salon={salon} />
          </Card>
        </aside>
        {children && <div className={styles.below}>{children}</div>}
      </div>
      {!isWide && book && (
        <div className={styles.bar}>
          <BottomBar>{book}</BottomBar>
        </div>
      )}
    </>
  )
}
