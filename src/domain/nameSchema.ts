import { longest } from './rules'
import { oneLineText } from './typedText'

const maxNameLength = 80

/** May be left out. */
export const nameSchema = oneLineText().max(maxNameLength, longest('name_too_long'))
