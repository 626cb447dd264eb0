import { mixed, number } from 'yup'
import { startFits, startSteps, usualStarts, type StartFit } from './bookGridPolicy'
import { rule } from './rules'

export const startFields = {
  startStep: number()
    .typeError(rule('value_invalid'))
    .nonNullable(rule('value_invalid'))
    .oneOf(startSteps, rule('value_invalid'))
    .default(usualStarts.startStep),
  startFit: mixed<StartFit>()
    .nonNullable(rule('value_invalid'))
    .oneOf(startFits, rule('value_invalid'))
    .default(usualStarts.startFit),
}
