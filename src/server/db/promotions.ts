import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Discount } from '@/domain/coupon'
import type { PromotingSalon, Promotion, PromotionTerms } from '@/domain/promotion'
import { addDays, type IsoDate } from '@/domain/weekday'
import { todayIn, type Instant } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import type { PromotionTable } from './schema/salons'

const ownZone = 'UTC'

const promotions = (db: Db) =>
  db
    .selectFrom('promotions')
    .leftJoin('salons', 'salons.id', 'promotions.salon_id')
    .selectAll('promotions')
    .select([
      'salons.id as offering_id',
      'salons.name',
      'salons.name_ar',
      'salons.photo_url',
      'salons.time_zone',
    ])

type PromotionWithSalon = Awaited<ReturnType<ReturnType<typeof promotions>['execute']>>[number]

const discountOf = ({
  discount_kind,
  discount_value,
  service_ids,
}: Pick<Selectable<PromotionTable>, 'discount_kind' | 'discount_value' | 'service_ids'>): Pick<
  PromotionTerms,
  'discount' | 'serviceIds'
> => ({
  discount:
    discount_kind === null || discount_value === null
      ? null
      : { kind: discount_kind as Discount['kind'], value: discount_value },
  serviceIds: service_ids === null ? null : (JSON.parse(service_ids) as string[]),
})

const toPromotion = (row: PromotionWithSalon): Promotion => ({
  id: row.id,
  title: row.title,
  titleAr: row.title_ar,
  details: row.details,
  detailsAr: row.details_ar,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  ...discountOf(row),
  salon:
    row.offering_id === null
      ? null
      : { id: row.offering_id, name: row.name ?? '', nameAr: row.name_ar, photoUrl: row.photo_url },
})

/** Every date that is today somewhere on earth. The query leaves out promotions that run on none of them. */
const datesAround = (now: Instant): { first: IsoDate; last: IsoDate } => {
  const today = todayIn(ownZone, now)
  return { first: addDays(today, -1), last: addDays(today, 1) }
}

const isOn = ({ starts_on, ends_on, time_zone }: PromotionWithSalon, now: Instant): boolean => {
  const today = todayIn(time_zone ?? ownZone, now)
  return starts_on <= today && today <= ends_on
}

const current = (db: Db, now: Instant) => {
  const { first, last } = datesAround(now)
  return promotions(db).where('promotions.starts_on', '<=', last).where('promotions.ends_on', '>=', first)
}

export interface PromotionReader {
  userId: string
  country: string
  city: string
}

/** Promotions of the user's favourite salons, then of their city, then Kursi's own; each sorted by end date. */
export async function listPromotions(
  db: Db,
  reader: PromotionReader | undefined,
  now: Instant,
  limit: number,
): Promise<Promotion[]> {
  const liked = await listLiked(db, reader?.userId)
  const rank = ({ salon_id }: PromotionWithSalon): number => {
    if (salon_id === null) return 2
    return liked.has(salon_id) ? 0 : 1
  }
  const rows = await current(db, now)
    .where(is =>
      is.or([
        is('promotions.salon_id', 'is', null),
        ...(liked.size > 0 ? [is('promotions.salon_id', 'in', [...liked])] : []),
        ...(reader
          ? [is.and([is('salons.country', '=', reader.country), is('salons.city', '=', reader.city)])]
          : []),
      ]),
    )
    .orderBy('promotions.ends_on')
    .orderBy('promotions.id')
    .execute()
  return rows
    .filter(row => isOn(row, now))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, limit)
    .map(toPromotion)
}

async function listLiked(db: Db, userId: string | undefined): Promise<ReadonlySet<string>> {
  if (userId === undefined) return new Set()
  const rows = await db.selectFrom('favorites').select('salon_id').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ salon_id }) => salon_id))
}

export interface SalonPromotion extends Promotion {
  salon: PromotingSalon
  timeZone: string
}

/** Undefined when the promotion does not exist or is Kursi's own. */
export async function findSalonPromotion(db: Db, id: string): Promise<SalonPromotion | undefined> {
  const row = await promotions(db).where('promotions.id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { salon, ...promotion } = toPromotion(row)
  return salon && row.time_zone !== null ? { ...promotion, salon, timeZone: row.time_zone } : undefined
}

export async function insertPromotion(db: Db, row: Insertable<PromotionTable>): Promise<void> {
  await db.insertInto('promotions').values(row).execute()
}

export async function updatePromotion(
  db: Db,
  id: string,
  columns: Updateable<PromotionTable>,
): Promise<void> {
  await db.updateTable('promotions').set(columns).where('id', '=', id).execute()
}

/** Undefined when the promotion does not exist or is another salon's. */
export async function findPromotionOf(db: Db, salonId: string, id: string): Promise<Promotion | undefined> {
  const row = await promotions(db)
    .where('promotions.id', '=', id)
    .where('promotions.salon_id', '=', salonId)
    .executeTakeFirst()
  return row && toPromotion(row)
}

/** A salon's promotions that end on a date or later, the next to end first. */
export async function listPromotionsOf(db: Db, salonId: string, endingFrom: IsoDate): Promise<Promotion[]> {
  const rows = await promotions(db)
    .where('promotions.salon_id', '=', salonId)
    .where('promotions.ends_on', '>=', endingFrom)
    .orderBy('promotions.ends_on')
    .orderBy('promotions.id')
    .execute()
  return rows.map(toPromotion)
}

/** Those that take something off a price and end on a date or later. */
export async function listDiscounts(db: Db, salonId: string, endingFrom: IsoDate): Promise<PromotionTerms[]> {
  const rows = await db
    .selectFrom('promotions')
    .select(['starts_on', 'ends_on', 'discount_kind', 'discount_value', 'service_ids'])
    .where('salon_id', '=', salonId)
    .where('discount_kind', 'is not', null)
    .where('ends_on', '>=', endingFrom)
    .execute()
  return rows.map(row => ({ startsOn: row.starts_on, endsOn: row.ends_on, ...discountOf(row) }))
}

/** Ids of the users who have the salon as a favourite. */
export async function listFans(db: Db, salonId: string): Promise<string[]> {
  const rows = await db.selectFrom('favorites').select('user_id').where('salon_id', '=', salonId).execute()
  return rows.map(({ user_id }) => user_id)
}
