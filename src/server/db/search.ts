import { sql, type SelectQueryBuilder } from 'kysely'
import type { Coordinates } from '@/domain/geography/distance'
import { salonsPerPage, type SalonPage } from '@/domain/salon'
import type { SalonSearch, SalonSort } from '@/domain/salonSearch'
import { searchWords } from '@/domain/searchText'
import { askedServicesOf, hasWord, priceOf } from './askedServices'
import { countRows } from './countRows'
import type { Db } from './openDatabase'
import { isOpenNow, listClocks } from './openNow'
import { cardColumns, toSalonCards, type Viewer } from './salonCards'
import type { Database } from './schema'
import { seenBy, unseen, withSeen } from './seenSalons'

/** Every salon's average includes a few ratings of four stars, so that one five-star review does not come first. */
const priorStars = 4
const priorCount = 5

type Matching = SelectQueryBuilder<Database, 'salons', object>

/** One page of the salons that match the search. Sorting by distance needs a position; the nearest comes first. */
export async function searchSalons(db: Db, search: SalonSearch, viewer: Viewer): Promise<SalonPage> {
  const { country, city, businessType, openNow, cursor = '' } = search
  const { sort = 'recommended' } = search
  let matching: Matching = db.selectFrom('salons')
  if (country) matching = matching.where('country', '=', country)
  if (city) matching = matching.where('city', '=', city)
  if (businessType) matching = matching.where('business_type', '=', businessType)
  const words = searchWords(search.text ?? '')
  for (const word of words) matching = matching.where(hasWord('salons.search_text', word))
  if (openNow) matching = matching.where(isOpenNow(await listClocks(db, viewer.now)))
  const total = await countRows(matching)
  const currencies = sort === 'price' ? await listCurrencies(matching) : []
  const first = await matching
    .orderBy(sort === 'price' ? priceOf(words, currencies) : orderOf(sort, viewer.position))
    .select('salons.id')
    .orderBy('salons.id')
    .limit(seenBy(cursor) + salonsPerPage + 1)
    .execute()
  const left = unseen(
    first.map(({ id }) => id),
    cursor,
  )
  const ids = left.slice(0, salonsPerPage)
  const next = left.length > ids.length ? withSeen(cursor, ids) : null
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('salons').select(cardColumns).where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const asked = await askedServicesOf(db, ids, words, currencies)
  const cards = await toSalonCards(db, rows, viewer)
  const salons = cards.map(card => ({ ...card, askedService: asked.get(card.id) ?? null }))
  return { salons: words.length > 0 ? salons : cards, total, next }
}

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

/** Grows with the distance, closely enough to sort by: degrees of longitude get shorter towards the poles. */
function planarDistance({ latitude, longitude }: Coordinates) {
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2
  return sql`(latitude - ${latitude}) * (latitude - ${latitude}) + ${shrink} * (longitude - ${longitude}) * (longitude - ${longitude})`
}
