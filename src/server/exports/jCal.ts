import type { Instant } from '@/domain/zonedTime'

/** RFC 7265: name, parameters, type, value. */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  value: string | number,
]

/** RFC 7265: name, properties, components within. */
export type Component = [name: string, properties: Property[], components: Component[]]

export const property = (
  name: string,
  type: string,
  value: string | number,
  parameters: Record<string, string> = {},
): Property => [name, parameters, type, value]

/** A wall-clock time such as 2027-03-28T02:00:00. `offset` is the offset from UTC in milliseconds. */
export const dateTime = (instant: Instant, offset: number): string =>
  new Date(instant + offset).toISOString().slice(0, 19)
