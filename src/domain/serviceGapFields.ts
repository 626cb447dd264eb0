import { number } from 'yup'
import { parseWhole } from './wholeNumber'
import { rule } from './rules'
import { gapStepMinutes, leastActiveMinutes, mostCleanUpMinutes } from './serviceGapsPolicy'
import { isBlank } from './typedText'

interface TypedGaps {
  time?: number | undefined
  pauseAfterMinutes?: number | undefined
  pauseMinutes?: number | undefined
}

/** Blank: none. */
const gapSchema = () =>
  number()
    .transform((_value: unknown, typed: unknown) => (isBlank(typed) ? 0 : (parseWhole(typed) ?? Number.NaN)))
    .typeError(rule('gap_not_in_fives'))
    .test('fives', rule('gap_not_in_fives'), (minutes = 0) => minutes % gapStepMinutes === 0)
    .default(0)

const isWhole = (minutes: number | undefined): minutes is number => Number.isInteger(minutes)

/** Faults that other fields have are theirs alone. */
export const isWithinService = (pauseMinutes: number, { time, pauseAfterMinutes }: TypedGaps): boolean =>
  !isWhole(time) ||
  !isWhole(pauseAfterMinutes) ||
  pauseMinutes === 0 ||
  pauseAfterMinutes + pauseMinutes + leastActiveMinutes <= time

/** Of a service's form and request: its pause, after so many minutes of work, and its clean-up. */
export const gapFields = {
  pauseAfterMinutes: gapSchema().test(
    'active',
    rule('pause_start_missing'),
    (minutes, { parent }) => !((parent as TypedGaps).pauseMinutes ?? 0) || minutes >= leastActiveMinutes,
  ),
  pauseMinutes: gapSchema()
    .test(
      'whole',
      rule('pause_length_missing'),
      (minutes, { parent }) => minutes > 0 || !((parent as TypedGaps).pauseAfterMinutes ?? 0),
    )
    .test('within', rule('pause_outside_service'), (minutes, { parent }) =>
      isWithinService(minutes, parent as TypedGaps),
    ),
  cleanUpMinutes: gapSchema().max(mostCleanUpMinutes, rule('clean_up_out_of_range')),
}
