import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { isAnyTime } from '@/domain/freeTime'
import type { Coordinates } from '@/domain/geography/distance'
import { salonsPerPage, type AskedService, type NextSlot, type SalonPage } from '@/domain/salon'
import type { SalonSearch, SalonSort } from '@/domain/salonSearch'
import { searchWords } from '@/domain/searchText'
import type { Instant } from '@/domain/zonedTime'
import { askedServicesOf, hasWord, priceOf, slotKindOf, type FoundService } from './askedServices'
import { countRows } from './countRows'
import type { Db } from './openDatabase'
import { firstSlotAt, hasFreeSlot, needsSummaries, readFreeTime } from './freeTimes'
import { isOpenNow, listClocks } from './openNow'
import { cardColumns, toSalonCards, type CardRow, type Viewer } from './salonCards'
import type { Database } from './schema'
import { seenBy, unseen, withSeen } from './seenSalons'

/** Every salon's average includes a few ratings of four stars, so that one five-star review does not come first. */
const priorStars = 4
const priorCount = 5

type Matching = SelectQueryBuilder<Database, 'salons', object>

export interface Found {
  ids: string[]
  total: number
  next: string | null
  words: readonly string[]
  currencies: readonly string[]
}

/** Whether the search reads the salons' free slots, and not only the cards do. */
export const asksForTime = (search: SalonSearch): boolean => !isAnyTime(search) || search.sort === 'earliest'

/** One page of the ids of salons that match. Sorting by distance needs a position; the nearest comes first. */
export async function findSalons(db: Db, search: SalonSearch, viewer: Viewer): Promise<Found> {
  const { country, city, businessType, openNow, cursor = '', sort = 'recommended' } = search
  const words = searchWords(search.text ?? '')
  const narrow = (all: Matching): Matching => {
    let matching = all
    if (country) matching = matching.where('country', '=', country)
    if (city) matching = matching.where('city', '=', city)
    if (businessType) matching = matching.where('business_type', '=', businessType)
    for (const word of words) matching = matching.where(hasWord('salons.search_text', word))
    return matching
  }
  const isPriced = sort === 'price'
  const currencies = isPriced ? await listCurrencies(narrow(db.selectFrom('salons'))) : []
  const time = asksForTime(search)
    ? await readFreeTime(db, search, { now: viewer.now, isOfFrom: words.length === 0 })
    : undefined
  const isJoined = time !== undefined && needsSummaries(time)
  let matching = narrow(isJoined ? withSlots(db, slotKindOf(words, currencies)) : db.selectFrom('salons'))
  if (openNow) matching = matching.where(isOpenNow(await listClocks(db, viewer.now)))
  if (time && !isAnyTime(search)) matching = matching.where(hasFreeSlot(time))
  const ordered = (sort === 'earliest' && time ? matching.orderBy(firstSlotAt(time)) : matching)
    .orderBy(isPriced ? priceOf(words, currencies) : orderOf(sort, viewer.position))
    .select('salons.id')
    .orderBy(premiumFirst(viewer.now))
    .orderBy('salons.id')
    .limit(seenBy(cursor) + salonsPerPage + 1)
  // Rows that are joined, or judged by their opening hours, are counted while they are read: to find them takes long.
  const counted =
    isJoined || openNow
      ? await ordered.select(sql<number | string>`count(*) over ()`.as('total')).execute()
      : undefined
  const first = counted ?? (await ordered.execute())
  const total = counted ? Number(counted[0]?.total ?? 0) : await countRows(matching)
  const left = unseen(
    first.map(({ id }) => id),
    cursor,
  )
  const ids = left.slice(0, salonsPerPage)
  return { ids, total, next: left.length > ids.length ? withSeen(cursor, ids) : null, words, currencies }
}

/** The cards of a page, with the slot that `nextSlotOf` finds for the service that the card shows. */
export async function cardsOf(
  db: Db,
  { ids, total, next, words, currencies }: Found,
  viewer: Viewer,
  nextSlotOf: (row: CardRow, asked: FoundService | undefined) => NextSlot | null,
): Promise<SalonPage> {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('salons').select(cardColumns).where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const asked = await askedServicesOf(db, ids, words, currencies)
  const slots = new Map(rows.map(row => [row.id, nextSlotOf(row, asked.get(row.id))]))
  const cards = await toSalonCards(db, rows, viewer)
  return {
    salons: cards.map(card => ({
      ...card,
      ...(words.length > 0 && { askedService: toAskedService(asked.get(card.id)) }),
      nextSlot: slots.get(card.id) ?? null,
    })),
    total,
    next,
  }
}

const toAskedService = (found: FoundService | undefined): AskedService | null =>
  found ? { name: found.name, nameAr: found.nameAr, price: found.price } : null

/** Each salon with the summary of the slots of the service that its card shows. */
const withSlots = (db: Db, kind: RawBuilder<number>): Matching =>
  db
    .selectFrom('salons')
    .leftJoin('slot_summaries', join =>
      join.onRef('slot_summaries.salon_id', '=', 'salons.id').on('slot_summaries.kind', '=', kind),
    )

async function listCurrencies(matching: Matching): Promise<string[]> {
  const rows = await matching
    .select('from_currency')
    .where('from_currency', 'is not', null)
    .groupBy('from_currency')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('from_currency')
    .execute()
  return rows.map(({ from_currency }) => from_currency).filter(currency => currency !== null)
}

function orderOf(sort: Exclude<SalonSort, 'price'>, position: Coordinates | undefined) {
  if (sort === 'distance' && position) return planarDistance(position)
  if (sort === 'rating')
    return sql`case when rating_count = 0 then 0.0 else -1.0 * rating_sum / rating_count end`
  return sql`-1.0 * (rating_sum + ${priorStars * priorCount}) / (rating_count + ${priorCount})`
}

/** Among salons that are equal by the chosen order, those of owners with a Premium plan come first. */
const premiumFirst = (now: Instant) => sql`case when premium_until > ${sql.lit(now)} then 0 else 1 end`

/** Grows with the distance, closely enough to sort by: degrees of longitude get shorter towards the poles. */
function planarDistance({ latitude, longitude }: Coordinates) {
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2
  return sql`(latitude - ${latitude}) * (latitude - ${latitude}) + ${shrink} * (longitude - ${longitude}) * (longitude - ${longitude})`
}
