import { memoized } from '@/domain/memoized'
import { formatMoney, type Currency } from '@/domain/money'
import { wallOf, type Instant } from '@/domain/zonedTime'
import { mailLocaleOf, type Language } from '@/domain/languages'

const freeWord: Record<Language, string> = { en: 'Free', ar: 'مجاني' }

export const priceIn = (
  language: Language,
  { price, currency }: { price: number; currency: string },
): string =>
  price === 0 ? freeWord[language] : formatMoney({ amount: price, currency: currency as Currency }, language)

const momentFormat = memoized((locale: string) =>
  memoized(
    (timeZone: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }),
  ),
)

/** Day and time in the salon's time zone. */
export function whenIn(language: Language, instant: Instant, timeZone: string): string {
  const { offset } = wallOf(instant, timeZone)
  const when = momentFormat(mailLocaleOf(language))(timeZone).format(instant)
  // Some mail readers show the narrow space before AM and PM as a box.
  return [when.replace(/\u202f/g, ' '), offset].filter(Boolean).join(' ')
}
