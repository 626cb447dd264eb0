import { sql, type RawBuilder } from 'kysely'
import type { Currency } from '@/domain/money'
import type { AskedService } from '@/domain/salon'
import type { Db } from './openDatabase'
import { wholeName } from './searchTexts'

/** A pattern for the word anywhere; wildcards in the word are escaped. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, wildcard => `\\${wildcard}`)}%`

export const hasWord = (
  column: 'salons.search_text' | 'salons.own_text' | 'services.search_text',
  word: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} like ${containing(word)} escape '\\'`

/** A service that has a word of the search, where its salon has the others. */
const isAsked = (words: readonly string[]): RawBuilder<boolean> => {
  const some = words.map(word => hasWord('services.search_text', word))
  if (some.length === 1) return sql<boolean>`(${some[0]})`
  const each = words.map((word, index) => sql`(${some[index]} or ${hasWord('salons.own_text', word)})`)
  return sql<boolean>`(${sql.join(some, sql` or `)}) and ${sql.join(each, sql` and `)}`
}

// Above every cost, with room for all currencies, and all in what JavaScript counts exactly.
const oneCurrency = 2 ** 40
const otherName = 2 ** 48
const foreign = 2 ** 49
const free = 2 ** 50
const withoutService = 2 ** 51
const withoutPrice = 2 ** 52

/** The position of a currency in the list; after it without one. */
const positionIn = (currencies: readonly string[], column: string): RawBuilder<number> => {
  if (currencies.length === 0) return sql`0`
  const positions = currencies.map((one, position) => sql`when ${one} then ${sql.lit(position)}`)
  return sql`case ${sql.ref(column)} ${sql.join(positions, sql` `)} else ${sql.lit(currencies.length)} end`
}

/** A number by which prices sort: by currency, in the order of the list, then by amount. */
const priceKey = (
  currencies: readonly string[],
  columns: { amount: RawBuilder<unknown>; currency: string },
): RawBuilder<number> =>
  sql`(${sql.lit(oneCurrency)} * (${positionIn(currencies, columns.currency)}) + ${columns.amount})`

/** Of a service, with any of its staff. */
const fromCost = sql<number>`coalesce(services.from_cost, services.cost)`

/**
 * The lowest is that of the service which stands for the others: paid, in the salon's currency, of the very name that is
 * asked for, the cheapest.
 */
const choiceKey = (words: readonly string[], currencies: readonly string[]): RawBuilder<number> => sql`(
  case when ${hasWord('services.search_text', wholeName(words.join(' ')))} then 0 else ${sql.lit(otherName)} end
  + case when ${fromCost} > 0 then 0 else ${sql.lit(free)} end
  + case when services.currency = salons.from_currency then 0 else ${sql.lit(foreign)} end
  + ${priceKey(currencies, { amount: fromCost, currency: 'services.currency' })})`

/**
 * For sorting salons by the price of the service that a search asks for, else by the "from" price. Salons without the
 * service, and then those without a price, are last.
 */
export const priceOf = (words: readonly string[], currencies: readonly string[]): RawBuilder<number> => {
  const from = priceKey(currencies, {
    amount: sql.ref('salons.from_amount'),
    currency: 'salons.from_currency',
  })
  if (words.length === 0) return sql`coalesce(${from}, ${sql.lit(withoutPrice)})`
  return sql`coalesce(
    (select min${choiceKey(words, currencies)} from services
      where services.salon_id = salons.id and ${isAsked(words)}) % ${sql.lit(otherName)},
    ${sql.lit(withoutService)} + ${from},
    ${sql.lit(withoutPrice)})`
}

/** The kind of slots of the service that a search's cards show: of the one it asks for, else of the "from" price's. */
export const slotKindOf = (words: readonly string[], currencies: readonly string[]): RawBuilder<number> =>
  words.length === 0
    ? sql`0`
    : sql`coalesce(
        (select services.slot_kind from services
          where services.salon_id = salons.id and ${isAsked(words)}
          order by ${choiceKey(words, currencies)}, services.id limit 1),
        0)`

export interface FoundService extends AskedService {
  id: string
  slotKind: number
}

/** The services that a search asks for, by salon. */
export async function askedServicesOf(
  db: Db,
  salonIds: readonly string[],
  words: readonly string[],
  currencies: readonly string[],
): Promise<ReadonlyMap<string, FoundService>> {
  if (salonIds.length === 0 || words.length === 0) return new Map()
  const rows = await db
    .selectFrom('services')
    .innerJoin('salons', 'salons.id', 'services.salon_id')
    .select(['services.id', 'services.salon_id', 'services.slot_kind'])
    .select(['services.name', 'services.name_ar', 'services.currency'])
    .select(fromCost.as('cost'))
    .where('services.salon_id', 'in', salonIds)
    .where(isAsked(words))
    .orderBy(choiceKey(words, currencies), 'desc')
    .orderBy('services.id', 'desc')
    .execute()
  return new Map(
    rows.map(({ id, salon_id, slot_kind: slotKind, name, name_ar, cost, currency }) => [
      salon_id,
      { id, slotKind, name, nameAr: name_ar, price: { amount: cost, currency: currency as Currency } },
    ]),
  )
}
