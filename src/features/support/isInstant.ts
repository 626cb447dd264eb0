/** The latest moment that a `Date` can hold, in milliseconds from 1970. */
const furthest = 8.64e15

/** False for a number that dates and their formatters refuse. */
export const isInstant = (value: number): boolean => Math.abs(value) <= furthest
