import { number } from 'yup'
import {
  leadChoices,
  mostHorizonDays,
  usualWindow,
  type BookingWindow,
  type LeadChoice,
} from './bookingWindowPolicy'
import { parseWhole } from './money'
import { rule } from './rules'
import { isBlank } from './typedText'

/** What a salon or service says of its window. Null, or left out as in earlier releases: nothing of its own. */
export interface OwnWindow {
  leadMinutes?: number | null | undefined
  horizonDays?: number | null | undefined
}

/** The service's own window, else that of its salon. */
export const windowOf = (salon: OwnWindow, service: OwnWindow = {}): BookingWindow => ({
  leadMinutes: service.leadMinutes ?? salon.leadMinutes ?? usualWindow.leadMinutes,
  horizonDays: service.horizonDays ?? salon.horizonDays ?? usualWindow.horizonDays,
})

/** The window of services in one appointment: none of them is booked later or further ahead than it allows. */
export const sharedWindow = (windows: readonly BookingWindow[]): BookingWindow => ({
  leadMinutes: Math.max(0, ...windows.map(({ leadMinutes }) => leadMinutes)),
  horizonDays: Math.min(mostHorizonDays, ...windows.map(({ horizonDays }) => horizonDays)),
})

export const isLeadChoice = (minutes: number | null | undefined): minutes is LeadChoice =>
  leadChoices.some(choice => choice === minutes)

const blankIsNull = (value: unknown, typed: unknown) => (typed === null || isBlank(typed) ? null : value)

const leadSchema = number()
  .typeError(rule('value_invalid'))
  .test('lead', rule('value_invalid'), minutes => isLeadChoice(minutes ?? 0))
const horizonSchema = number()
  .transform((_value: unknown, typed: unknown) => parseWhole(typed) ?? Number.NaN)
  .typeError(rule('horizon_out_of_range'))
  .min(1, rule('horizon_out_of_range'))
  .max(mostHorizonDays, rule('horizon_out_of_range'))

export const salonWindowFields = {
  leadMinutes: leadSchema.nonNullable(rule('value_invalid')).default(usualWindow.leadMinutes),
  horizonDays: horizonSchema.default(usualWindow.horizonDays),
}

/** Null or blank: as in the whole salon. */
export const serviceWindowFields = {
  leadMinutes: leadSchema.transform(blankIsNull).nullable().default(null),
  horizonDays: horizonSchema.transform(blankIsNull).nullable().default(null),
}
