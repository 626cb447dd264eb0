import type { Kysely } from 'kysely'
import { breakRanges, openingHours } from '@/domain/schedule'
import { weekdays } from '@/domain/weekday'
import type { Database } from '../db/schema'
import { ownTextOf, serviceTextOf } from '../db/searchTexts'
import type { BreakRow, OpeningHoursRow } from '../db/schema/salons'
import { chooseSlugs } from '../db/chooseSlugs'
import { demoId } from './demoId'
import { insertRows } from './insertRows'
import type { DemoSalon, SalonSection } from './demoSalon'

const cancelNoticeMinutes = 120

export async function insertSalons(db: Kysely<Database>, demoSalons: readonly DemoSalon[]): Promise<void> {
  const sections = demoSalons.flatMap(demoSalon => demoSalon.sections)
  const staff = demoSalons.flatMap(demoSalon => demoSalon.staff)
  const slugs = chooseSlugs(demoSalons.map(({ salon }) => salon))
  await insertRows(
    db,
    'salons',
    demoSalons.map(({ salon }) => ({
      ...salon,
      own_text: ownTextOf(salon),
      cancel_notice_minutes: cancelNoticeMinutes,
      slug: slugs.get(salon.id),
    })),
  )
  await insertRows(
    db,
    'salon_slugs',
    [...slugs].map(([salon_id, slug]) => ({ slug, salon_id })),
  )
  await insertRows(
    db,
    'sections',
    sections.map(({ row }) => row),
  )
  await insertRows(
    db,
    'services',
    demoSalons.flatMap(({ services }) =>
      services.map(service => ({ ...service, search_text: serviceTextOf(service) })),
    ),
  )
  await insertRows(
    db,
    'staff',
    staff.map(({ row }) => row),
  )
  await insertRows(
    db,
    'staff_services',
    staff.flatMap(({ row, serviceIds }) =>
      serviceIds.map(serviceId => ({ staff_id: row.id, service_id: serviceId })),
    ),
  )
  await insertRows(db, 'opening_hours', sections.flatMap(hoursOf))
  await insertRows(db, 'breaks', sections.flatMap(breaksOf))
  await insertRows(
    db,
    'days_off',
    demoSalons.flatMap(({ daysOff }) => daysOff),
  )
}

const hoursOf = ({ row, week }: SalonSection): OpeningHoursRow[] =>
  weekdays.map(weekday => {
    const hours = openingHours(week[weekday])
    return {
      section_id: row.id,
      weekday,
      is_closed: hours ? 0 : 1,
      opens_at: hours?.from ?? null,
      closes_at: hours?.until ?? null,
    }
  })

const breaksOf = ({ row, week }: SalonSection): BreakRow[] =>
  weekdays.flatMap(weekday =>
    breakRanges(week[weekday]).map(({ from, until }) => ({
      id: demoId('break', row.id, weekday, from),
      section_id: row.id,
      weekday,
      starts_at: from,
      ends_at: until,
    })),
  )
