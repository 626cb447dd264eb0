import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import type { Instant } from '@/domain/zonedTime'
import { Card } from '@/ui/Card'
import type { ElementNode } from '@/ui/ElementNode'
import { BookAside, BookBar } from './BookPlaces'
import { BookCard } from './BookCard'
import { canBook } from './canBook'
import { DaysOffList } from './DaysOffList'
import { SalonContact } from './SalonContact'
import { SalonHeader } from './SalonHeader'
import { SalonHours } from '../hours/SalonHours'
import { SectionChips } from './SectionChips'
import { ServiceMenu } from './ServiceMenu'
import { ZoneNote } from '../hours/ZoneNote'
import styles from './SalonDetails.module.css'

interface SalonDetailsProps {
  salon: Salon
  now: Instant
  /** Below the head. */
  gallery: ElementNode
  /** After the services. */
  staff: ReactNode
  children: ReactNode
}

/** The Book button stays in reach: beside the menu on a wide screen, else in a bar at the bottom. */
export const SalonDetails = ({ salon, now, gallery, staff, children }: SalonDetailsProps) => {
  const { t } = useTranslation(['salon', 'reviews'])
  const book = canBook(salon) && <BookCard salon={salon} />
  const sections = [
    { id: 'services-heading', title: t('services.title') },
    ...(staff ? [{ id: 'people-heading', title: t('people.title') }] : []),
    { id: 'hours-heading', title: t('hours.title'), isAside: true },
    { id: 'contact-heading', title: t('contact.title'), isAside: true },
    { id: 'reviews-heading', title: t('reviews:title') },
  ]
  return (
    <>
      <SalonHeader salon={salon} now={now} />
      {gallery}
      <SectionChips sections={sections} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ServiceMenu salon={salon} />
          {staff && <div>{staff}</div>}
        </div>
        <aside className={styles.side}>
          {book && <BookAside>{book}</BookAside>}
          <Card className={styles.facts}>
            <SalonHours salon={salon} now={now} />
            <ZoneNote salon={salon} />
            <DaysOffList salon={salon} now={now} />
            <SalonContact salon={salon} />
          </Card>
        </aside>
        <div className={styles.below}>{children}</div>
      </div>
      {book && <BookBar>{book}</BookBar>}
    </>
  )
}
