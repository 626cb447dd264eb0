import { weekdays } from '@/domain/weekday'

type Fields = Record<string, unknown>

export const isPlainObject = (value: object): value is Fields => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isoDate = /^\d{4}-\d\d-\d\d$/
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/
const hour = /^\d{1,2}:\d\d( [AP]M)?$/
const weekday = new RegExp(`^(${weekdays.join('|')})$`)

/** Texts that tell nothing of a person, whatever they stand for: ids of our own making, dates, hours, days of the week. */
export const isHarmless = (text: string): boolean =>
  text === '' || [uuid, isoDate, isoInstant, hour, weekday].some(shape => shape.test(text))

/** A word of the product's own, or an id; digits alone are a code or a phone. */
export const isToken = (text: string): boolean => /^(?!\d+$)[\w-]{1,64}$/.test(text)

/** How the fields of our objects are spelled; short numbers stand for stars and lists' places. */
export const isFieldName = (name: string): boolean => /^([a-z_][A-Za-z\d_]{0,63}|\d{1,3})$/.test(name)

/** An `ApiError`. */
export const isFailure = (value: Fields): boolean =>
  value['success'] === false && typeof value['status'] === 'number'
