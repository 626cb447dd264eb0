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

/** Texts that reveal nothing about a person: our own ids, dates, hours and weekdays. */
export const isHarmless = (text: string): boolean =>
  text === '' || [uuid, isoDate, isoInstant, hour, weekday].some(shape => shape.test(text))

/** A word of the product or an id. Digits alone may be a code or a phone. */
export const isToken = (text: string): boolean => /^(?!\d+$)[\w-]{1,64}$/.test(text)

/** The spelling of our field names. Short numbers are star counts and list positions. */
export const isFieldName = (name: string): boolean => /^([a-z_][A-Za-z\d_]{0,63}|\d{1,3})$/.test(name)

export const isFailure = (value: Fields): boolean =>
  value['success'] === false && typeof value['status'] === 'number'
