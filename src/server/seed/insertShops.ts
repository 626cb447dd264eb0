import type { Kysely } from 'kysely'
import { breakRanges, openingHours } from '@/domain/schedule'
import { weekdays } from '@/domain/weekday'
import type { Database } from '../db/schema'
import type { BreakRow, OpeningHoursRow } from '../db/schema/salons'
import { demoId } from './demoId'
import { insertRows } from './insertRows'
import type { Shop, ShopSection } from './shop'

const cancelNoticeMinutes = 120

export async function insertShops(db: Kysely<Database>, shops: readonly Shop[]): Promise<void> {
  const sections = shops.flatMap(shop => shop.sections)
  const chairs = shops.flatMap(shop => shop.chairs)
  await insertRows(
    db,
    'salons',
    shops.map(({ salon }) => ({ ...salon, cancel_notice_minutes: cancelNoticeMinutes })),
  )
  await insertRows(
    db,
    'sections',
    sections.map(({ row }) => row),
  )
  await insertRows(
    db,
    'services',
    shops.flatMap(({ services }) => services),
  )
  await insertRows(
    db,
    'chairs',
    chairs.map(({ row }) => row),
  )
  await insertRows(
    db,
    'chair_services',
    chairs.flatMap(({ row, serviceIds }) =>
      serviceIds.map(serviceId => ({ chair_id: row.id, service_id: serviceId })),
    ),
  )
  await insertRows(db, 'opening_hours', sections.flatMap(hoursOf))
  await insertRows(db, 'breaks', sections.flatMap(breaksOf))
  await insertRows(
    db,
    'days_off',
    shops.flatMap(({ daysOff }) => daysOff),
  )
}

const hoursOf = ({ row, week }: ShopSection): OpeningHoursRow[] =>
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

const breaksOf = ({ row, week }: ShopSection): BreakRow[] =>
  weekdays.flatMap(weekday =>
    breakRanges(week[weekday]).map(({ from, until }) => ({
      id: demoId('break', row.id, weekday, from),
      section_id: row.id,
      weekday,
      starts_at: from,
      ends_at: until,
    })),
  )
