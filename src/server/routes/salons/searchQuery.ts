import { boolean, mixed, number, object, string } from 'yup'
import { isFreeDay, type FreeDay } from '@/domain/freeTime'
import { businessTypes, type BusinessType } from '@/domain/role'
import { rule } from '@/domain/rules'
import { salonSorts, type SalonSort } from '@/domain/salonSearch'
import { seenPattern } from '../../db/seenSalons'

const invalid = rule('value_invalid')
const degrees = (most: number) => number().typeError(invalid).min(-most, invalid).max(most, invalid)
const blankIsNone = (value: unknown) => (value === '' ? undefined : value)

/** The caller's position: both degrees or none. */
const positionFields = {
  latitude: degrees(90).transform((value: unknown, typed) => (typed === '' ? undefined : value)),
  longitude: degrees(180).transform((value: unknown, typed) => (typed === '' ? undefined : value)),
}

export const positionQuery = object(positionFields)

/** Query of GET /salons/suggestions. */
export const suggestionQuery = object({ text: string().max(100, invalid).default('') })

/** Query of GET /salons: a blank field does not filter. */
export const searchQuery = object({
  ...positionFields,
  text: string().max(100, invalid),
  country: string(),
  city: string(),
  businessType: mixed<BusinessType>().transform(blankIsNone).oneOf(businessTypes, rule('business_unknown')),
  openNow: boolean().transform(blankIsNone).typeError(invalid),
  sort: mixed<SalonSort>().transform(blankIsNone).oneOf(salonSorts, invalid),
  day: mixed<FreeDay>()
    .transform(blankIsNone)
    .test('is-day', invalid, day => day === undefined || isFreeDay(day)),
  fromHour: number()
    .transform((value: unknown, typed) => (typed === '' ? undefined : value))
    .typeError(invalid)
    .integer(invalid)
    .min(0, invalid)
    .max(23, invalid)
    .when('day', {
      is: undefined,
      then: hour => hour.test('of-a-day', invalid, value => value === undefined),
    }),
  evening: boolean().transform(blankIsNone).typeError(invalid),
  cursor: string().matches(seenPattern, { message: invalid, excludeEmptyString: true }),
})
