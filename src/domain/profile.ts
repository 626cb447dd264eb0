import { boolean, number, object, string, type InferType } from 'yup'
import { maxAddressLength } from './account'
import type { StartFit } from './bookGridPolicy'
import { salonWindowFields } from './bookingWindowFields'
import { cancelNoticeChoices } from './cancellationPolicy'
import type { Versioned } from './edit'
import { normalPhone } from './phone'
import type { Coordinates } from './geography/distance'
import { countryByName } from './geography/country'
import { longest, rule } from './rules'
import { startFields } from './startFields'
import { arabicNameSchema, maxServiceNameLength } from './sectionRequests'
import { oneLineText } from './typedText'
import { canonicalTimeZone } from './zonedTime'

/** GET /salons/{id}/profile: the salon as its owner manages it. */
export interface SalonProfile extends Versioned<Coordinates> {
  id: string
  name: string
  nameAr: string | null
  /** The owner's e-mail and phone. */
  email: string
  phone: string
  country: string
  city: string
  address: string
  photoUrl: string | null
  timeZone: string
  cancelNoticeMinutes: number
  /** False: appointments stay pending until the owner confirms them. */
  confirmsAtOnce: boolean
  paysOnline: boolean
  leadMinutes: number
  horizonDays: number
  startStep: number
  startFit: StartFit
}

const degrees = (most: number) =>
  number()
    .strict()
    .typeError(rule('value_invalid'))
    .required(rule('value_invalid'))
    .min(-most, rule('value_invalid'))
    .max(most, rule('value_invalid'))

/** PUT /salons/{id}/position */
export const positionSchema = object({ latitude: degrees(90), longitude: degrees(180) })

/**
 * PUT /salons/{id}. A phone without a dial code is one of the salon's country, which this call does not change. Without
 * a position the present one stays.
 */
export const profileSchemaFor = (country: string) =>
  object({
    name: oneLineText().required(rule('name_required')).max(maxServiceNameLength, longest('name_too_long')),
    nameAr: arabicNameSchema,
    address: oneLineText().max(maxAddressLength, longest('address_too_long')).default(''),
    phone: oneLineText()
      .required(rule('phone_required'))
      .test(
        'phone',
        rule('phone_invalid'),
        typed => !typed || normalPhone(typed, countryByName(country)?.code) !== undefined,
      ),
    timeZone: string()
      .transform((zone: string) => canonicalTimeZone(zone) ?? '')
      .required(rule('time_zone_unknown')),
    cancelNoticeMinutes: number()
      .typeError(rule('value_invalid'))
      .required(rule('value_invalid'))
      .oneOf(cancelNoticeChoices, rule('value_invalid')),
    confirmsAtOnce: boolean().typeError(rule('value_invalid')).required(rule('value_invalid')),
    paysOnline: boolean().typeError(rule('value_invalid')).default(false),
    ...salonWindowFields,
    ...startFields,
    position: positionSchema.optional().default(undefined),
  })
export type ProfileRequest = InferType<ReturnType<typeof profileSchemaFor>>

export const requestOf = ({
  name,
  nameAr,
  address,
  phone,
  timeZone,
  cancelNoticeMinutes,
  confirmsAtOnce,
  paysOnline,
  leadMinutes,
  horizonDays,
  startStep,
  startFit,
  latitude,
  longitude,
}: SalonProfile): ProfileRequest => ({
  name,
  nameAr,
  address,
  phone,
  timeZone,
  cancelNoticeMinutes,
  confirmsAtOnce,
  paysOnline,
  leadMinutes,
  horizonDays,
  startStep,
  startFit,
  position: { latitude, longitude },
})

/** PUT /salons/{id}/photo: the id of an uploaded image, or null. */
export const photoSchema = object({ imageId: string().nullable().defined(rule('value_invalid')) })
