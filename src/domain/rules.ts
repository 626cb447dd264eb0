import { partsOfRule } from './ruleCode'

/**
 * The error texts of fields, by rule code. Schemas and server answers carry the code. The app translates it; a caller
 * of the API reads the English text in `message`. Texts with a capital first letter and no full stop are the
 * specification's own (section 5).
 */
export const ruleText = {
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  name_required: 'Name is required',
  name_too_long: 'This name is too long: {{max}} characters at most',
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email address',
  email_too_long: 'This email is too long: {{max}} characters at most',
  email_or_phone_required: 'Email or phone is required',
  phone_required: 'Phone number is required',
  phone_invalid: 'Please enter a valid phone number',
  password_required: 'Password is required',
  password_weak: 'Password must be at least 8 characters, with uppercase, lowercase, and number.',
  password_common: 'This password is too common. Choose another one.',
  password_too_long: 'Password must be at most 200 characters',
  passwords_differ: 'Passwords do not match',
  new_passwords_differ: 'New passwords do not match',
  new_password_short: 'New password must be at least 8 characters',
  new_password_same: 'Choose a password you have not just used',
  current_password_required: 'Enter your current password',
  current_password_wrong: 'The current password is not right',
  country_required: 'Country is required',
  country_unknown: 'Choose a country from the list',
  city_unknown: 'Choose a city of this country',
  role_unknown: 'Choose client or salon owner',
  business_unknown: 'Choose barber shop or beauty salon',
  code_required: 'Enter the six-digit code',
  code_invalid: 'The code has six digits',
  message_required: 'Message is required',
  message_too_long: 'This message is too long: {{max}} characters at most',
  terms_required: 'Please accept the terms',
  consent_required: 'Please agree first',
  address_too_long: 'This address is too long: {{max}} characters at most',
  tags_too_many: 'A client has at most eight tags',
  tag_too_long: 'Each tag has at most {{max}} characters',
  notes_too_long: 'These notes are too long: {{max}} characters at most',
  user_not_found: 'User not found. Please check your email.',
  password_incorrect: 'Incorrect password. Please try again.',
  code_wrong: 'Invalid verification code. Please try again.',
  code_dead: 'This code no longer works. Please ask for a new one.',
  user_exists: 'User already exists. Please try logging in.',
  section_name_required: 'Enter a section name',
  service_name_required: 'Enter a service name',
  cost_invalid: 'Enter a whole number from 0, without decimals',
  amount_invalid: 'Enter an amount from 0, like 12.5',
  amount_too_fine: 'Too many decimals: {{max}} at most',
  cost_too_large: 'This cost is too large',
  currency_unknown: 'Choose a currency from the list',
  minutes_invalid: 'Enter a whole number of minutes',
  minutes_out_of_range: 'Enter between 5 and 720 minutes',
  horizon_out_of_range: 'Enter between 1 and 365 days',
  gap_not_in_fives: 'Enter minutes in fives, like 5 or 30',
  clean_up_out_of_range: 'Enter between 0 and 60 minutes',
  pause_start_missing: 'Enter how many minutes of work come before the pause: 5 at least',
  pause_length_missing: 'Enter how long the pause is',
  pause_outside_service: 'The pause must end at least 5 minutes before the service does',
  day_required: 'Choose a day',
  start_required: 'Choose a start hour',
  end_required: 'Choose an end hour',
  hour_invalid: 'Choose an hour from the list',
  end_before_start: 'The end hour must be after the start hour',
  nights_overlap: 'A night must end before the salon opens on the next day',
  break_outside_hours: 'The break must lie within the opening hours',
  breaks_too_many: 'A day has at most ten breaks',
  date_invalid: 'Enter a valid date',
  date_past: 'This date has passed',
  dates_reversed: 'The last day cannot be before the first',
  dates_too_many: 'Other hours apply for 184 days at most',
  dates_overlap: 'Other hours apply on some of these dates already',
  date_too_far: 'This date is too far ahead',
  service_required: 'Choose a service',
  services_too_many: 'Choose at most four services for one appointment',
  service_repeated: 'Choose each service once',
  service_unknown: 'This service is no longer offered',
  currencies_mixed: 'Services in different currencies cannot be one appointment',
  appointment_too_long: 'One appointment lasts at most 12 hours',
  services_apart: 'No one person does all of these services',
  slot_required: 'Choose a time',
  slot_taken: 'This time is no longer free',
  stars_required: 'Choose from one to five stars',
  review_too_long: 'This review is too long: {{max}} characters at most',
  answer_required: 'Write an answer',
  plan_unknown: 'Choose one of the plans',
  card_invalid: 'Enter the card again',
  coupon_required: 'Enter a coupon code',
  coupon_unknown: 'This coupon is not known',
  coupon_not_started: 'This coupon cannot be used yet',
  coupon_expired: 'This coupon has expired',
  coupon_used_up: 'This coupon has been used up',
  coupon_used: 'You have used this coupon before',
  time_zone_unknown: 'Choose a time zone from the list',
  time_zone_clash: 'In this zone two bookings would overlap. Move one of them first.',
  poster_title_required: 'Enter a title',
  poster_title_too_long: 'This title is too long: {{max}} characters at most',
  caption_too_long: 'This caption is too long: {{max}} characters at most',
  image_required: 'Choose an image',
  image_broken: 'This image is damaged',
  text_too_long: 'This text is too long: {{max}} characters at most',
  value_invalid: 'This value is not valid',
} as const

export type Rule = keyof typeof ruleText

export const isRule = (code: string): boolean => Object.hasOwn(ruleText, partsOfRule(code).rule)

/** The English text of a broken rule; undefined when the code is none. */
export function textOfRule(code: string): string | undefined {
  const { rule, max = '' } = partsOfRule(code)
  return isRule(rule) ? ruleText[rule as Rule].replace('{{max}}', max) : undefined
}

export const rule = (code: Rule): Rule => code

type LengthRule = Extract<Rule, `${string}_too_long`>

/** The message of yup's `max`, which puts the number in. */
export const longest = (code: LengthRule): string => `${code}-\${max}`
