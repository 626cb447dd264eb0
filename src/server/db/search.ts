import { sql } from 'kysely'
import type { Coordinates } from '@/domain/places/distance'
import { salonsPerPage, type SalonPage } from '@/domain/salon'
import type { SalonSearch, SalonSort } from '@/domain/salonSearch'
import { searchWords } from '@/domain/searchText'
import type { Db } from './openDatabase'
import { isOpenNow, listClocks } from './openNow'
import { cardColumns, toSalonCards, type Viewer } from './salonCards'

/** A few ratings of four stars weigh against every salon's own, so that one five-star review is not the top. */
const priorStars = 4
const priorCount = 5

/** One page of the salons that match all that is asked, a place near first where distance is asked for. */
export async function searchSalons(db: Db, search: SalonSearch, viewer: Viewer): Promise<SalonPage> {
  const { country, city, businessType, openNow, page = 1 } = search
  let matching = db.selectFrom('salons')
  if (country) matching = matching.where('country', '=', country)
  if (city) matching = matching.where('city', '=', city)
  if (businessType) matching = matching.where('business_type', '=', businessType)
  for (const word of searchWords(search.text ?? '')) {
    matching = matching.where(sql<boolean>`salons.search_text like ${containing(word)} escape '\\'`)
  }
  if (openNow) matching = matching.where(isOpenNow(await listClocks(db, viewer.now)))
  const { total } = await matching
    .select(expression => expression.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()

  const found = await matching
    .select('id')
    .orderBy(orderOf(search.sort ?? 'recommended', viewer.place))
    .orderBy('id')
    .limit(salonsPerPage)
    .offset((page - 1) * salonsPerPage)
    .execute()
  const ids = found.map(({ id }) => id)
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('salons').select(cardColumns).where('id', 'in', ids).execute()
  rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { salons: await toSalonCards(db, rows, viewer), total: Number(total), page }
}

/** The word anywhere, with its own wildcards taken as they are. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, wildcard => `\\${wildcard}`)}%`

function orderOf(sort: SalonSort, place: Coordinates | undefined) {
  if (sort === 'distance' && place) return planarDistance(place)
  if (sort === 'rating')
    return sql`case when rating_count = 0 then 0.0 else -1.0 * rating_sum / rating_count end`
  if (sort === 'price') return sql`case when from_amount is null then 1 else 0 end, from_amount`
  return sql`-1.0 * (rating_sum + ${priorStars * priorCount}) / (rating_count + ${priorCount})`
}

/** Grows as the distance does, near enough to put salons in order: degrees east count less the farther from the equator. */
function planarDistance({ latitude, longitude }: Coordinates) {
  const shrink = Math.cos((latitude * Math.PI) / 180) ** 2
  return sql`(latitude - ${latitude}) * (latitude - ${latitude}) + ${shrink} * (longitude - ${longitude}) * (longitude - ${longitude})`
}
