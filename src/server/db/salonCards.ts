import type { Selectable } from 'kysely'
import type { Currency } from '@/domain/money'
import { isOpenAt } from '@/domain/openNow'
import { findCity } from '@/domain/geography/allCities'
import { distanceInKilometres, type Coordinates } from '@/domain/geography/distance'
import type { BusinessType } from '@/domain/role'
import type { SalonCard } from '@/domain/salon'
import { weekdayOf, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import { favoritesAmong } from './favorites'
import type { Db } from './openDatabase'
import type { SalonTable } from './schema/salons'
import { listSeasonsOf } from './seasons'
import { weeksOf } from './weeks'

export interface Viewer {
  userId: string | undefined
  position: Coordinates | undefined
  now: Instant
}

export type CardRow = Omit<
  Selectable<SalonTable>,
  'search_text' | 'own_text' | 'slots_revision' | 'summarized_revision' | 'next_start' | 'next_evening'
>

export const cardColumns = [
  'salons.id',
  'salons.owner_id',
  'salons.name',
  'salons.name_ar',
  'salons.business_type',
  'salons.country',
  'salons.city',
  'salons.address',
  'salons.phone',
  'salons.photo_url',
  'salons.latitude',
  'salons.longitude',
  'salons.time_zone',
  'salons.rating_sum',
  'salons.rating_count',
  'salons.from_amount',
  'salons.from_currency',
  'salons.confirms_at_once',
  'salons.cancel_notice_minutes',
  'salons.pays_online',
  'salons.lead_minutes',
  'salons.horizon_days',
  'salons.start_step',
  'salons.start_fit',
  'salons.slug',
  'salons.premium_until',
  'salons.revision',
  'salons.created_at',
] as const

export async function toSalonCards(db: Db, rows: readonly CardRow[], viewer: Viewer): Promise<SalonCard[]> {
  const ids = rows.map(({ id }) => id)
  const favorites = await favoritesAmong(db, viewer.userId, ids)
  const open = await openAmong(db, rows, viewer.now)
  return rows.map(row => ({
    id: row.id,
    slug: row.slug ?? row.id,
    revision: row.revision,
    name: row.name,
    nameAr: row.name_ar,
    businessType: row.business_type as BusinessType,
    country: row.country,
    city: row.city,
    cityAr: findCity(row.country, row.city)?.nameAr ?? null,
    address: row.address,
    position: { latitude: row.latitude, longitude: row.longitude },
    photoUrl: row.photo_url,
    timeZone: row.time_zone,
    rating: row.rating_count === 0 ? null : row.rating_sum / row.rating_count,
    reviewCount: row.rating_count,
    fromPrice:
      row.from_amount === null || row.from_currency === null
        ? null
        : { amount: row.from_amount, currency: row.from_currency as Currency },
    isFavorite: favorites.has(row.id),
    distanceKm: viewer.position ? distanceInKilometres(viewer.position, row) : null,
    openNow: open.has(row.id),
    isPremium: row.premium_until !== null && row.premium_until > viewer.now,
  }))
}

async function openAmong(db: Db, rows: readonly CardRow[], now: Instant): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const ids = rows.map(({ id }) => id)
  const zones = [...new Set(rows.map(({ time_zone }) => time_zone))]
  const todays = new Map(zones.map(zone => [zone, todayIn(zone, now)]))
  const dates = [...new Set(todays.values())]
  const daysOff = await db
    .selectFrom('days_off')
    .select(['salon_id', 'date'])
    .where('salon_id', 'in', ids)
    .where('date', 'in', dates)
    .execute()
  const sections = await db
    .selectFrom('sections')
    .select(['id', 'salon_id'])
    .where('salon_id', 'in', ids)
    .execute()
  const weeks = await weeksOf(
    db,
    sections.map(({ id }) => id),
    dates.map(weekdayOf),
  )
  const seasons = await listSeasonsOf(db, ids, ...endsOf(dates))
  const isOpen = ({ id, time_zone }: CardRow): boolean => {
    const today = todays.get(time_zone)
    if (daysOff.some(({ salon_id, date }) => salon_id === id && date === today)) return false
    const own = sections
      .filter(({ salon_id }) => salon_id === id)
      .flatMap(section => weeks.get(section.id) ?? [])
    return isOpenAt(
      own,
      time_zone,
      now,
      seasons.filter(({ salonId }) => salonId === id),
    )
  }
  return new Set(rows.filter(isOpen).map(({ id }) => id))
}

/** The clocks of the world show two dates, or three for an hour. */
function endsOf(dates: readonly IsoDate[]): [IsoDate, IsoDate] {
  const inOrder = [...dates].sort()
  return [inOrder[0] ?? '', inOrder.at(-1) ?? '']
}
