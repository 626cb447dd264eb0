import { unitLength } from '@/domain/bookGridPolicy'

/** Milliseconds of a row of the calendar. */
export const rowLength = unitLength

/** Rows of a quarter of an hour, which has a line, and which whatever can be pressed covers at least. */
export const quarterRows = 3
export const quarterLength = quarterRows * rowLength
