import Holidays, { type HolidaysTypes } from 'date-holidays'
import type { CountryCode } from '@/domain/geography/country'
import type { PublicHoliday, PublicHolidays } from '@/domain/publicHoliday'
import { addDays, type IsoDate } from '@/domain/weekday'
import { unlistedCountries } from './unlistedCountries'

const day = 24 * 60 * 60 * 1000
const islamicMonth = /Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu al/
const types: HolidaysTypes.HolidayType[] = ['public']

function holidaysOf(country: CountryCode): Holidays | undefined {
  const unlisted = unlistedCountries[country]
  if (!unlisted)
    return country in new Holidays().getCountries() ? new Holidays(country, { types }) : undefined
  const holidays = new Holidays({ types })
  for (const [rule, name] of Object.entries(unlisted))
    holidays.setHoliday(rule, { name: { ...name }, type: 'public' })
  return holidays
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Each date of a holiday of several days. A half day before it does not count. */
function* datesOf({ date, start, end }: HolidaysTypes.Holiday): Generator<IsoDate> {
  const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / day))
  for (let index = 0; index < days; index += 1) yield addDays(date.slice(0, 10), index)
}

/** The public holidays of a country between two dates, both included; of several on one date, the first. */
export function listPublicHolidays(
  country: CountryCode,
  { from, until }: { from: IsoDate; until: IsoDate },
): PublicHolidays {
  const known = holidaysOf(country)
  if (!known) return { isListed: false, holidays: [] }
  const found = new Map<IsoDate, PublicHoliday>()
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1) {
    const inArabic = new Map(
      known.getHolidays(year, 'ar').map(({ date, rule, name }) => [`${date} ${rule}`, name]),
    )
    for (const holiday of known.getHolidays(year, 'en')) {
      const { rule, name } = holiday
      const nameAr = inArabic.get(`${holiday.date} ${rule}`) ?? ''
      for (const date of datesOf(holiday)) {
        if (date < from || date > until || found.has(date)) continue
        found.set(date, {
          date,
          name,
          nameAr: isArabic(nameAr) ? nameAr : null,
          isExpected: islamicMonth.test(rule),
        })
      }
    }
  }
  return {
    isListed: true,
    holidays: [...found.values()].sort((one, other) => one.date.localeCompare(other.date)),
  }
}
