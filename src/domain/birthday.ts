import { string } from 'yup'
import { rule } from './rules'

/** A birthday's year, month and day as typed; the year may be empty. */
export interface BirthdayParts {
  year: string
  month: string
  day: string
}

const partsPattern = /^(-|\d*)-(\d*)-(\d*)$/

/** The parts of "1990-05-12", or of "--05-12" without a year. Parts may be missing while it is typed. */
export function birthdayParts(birthday: string): BirthdayParts {
  const [, year = '', month = '', day = ''] = partsPattern.exec(birthday) ?? []
  return { year: year === '-' ? '' : year, month, day }
}

export const joinBirthday = ({ year, month, day }: BirthdayParts): string =>
  year || month || day ? `${year || '-'}-${month}-${day}` : ''

/** Somebody may be born on the 29th of February of a year that is not known. */
const leapYear = 2000
const firstYear = 1900
const lastYear = 2099

export function isBirthday(birthday: string): boolean {
  if (!/^(-|\d{4})-\d{2}-\d{2}$/.test(birthday)) return false
  const { year, month, day } = birthdayParts(birthday)
  const numbers = { year: Number(year || leapYear), month: Number(month), day: Number(day) }
  if (numbers.year < firstYear || numbers.year > lastYear) return false
  const date = new Date(Date.UTC(numbers.year, numbers.month - 1, numbers.day))
  return date.getUTCMonth() === numbers.month - 1 && date.getUTCDate() === numbers.day
}

/** A day and a month, with or without the year; empty means none. */
export const birthdaySchema = () =>
  string().test('birthday', rule('date_invalid'), typed => !typed || isBirthday(typed))
