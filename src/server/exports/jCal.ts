import ICAL from 'ical.js'
import type { Instant } from '@/domain/zonedTime'

/** RFC 7265: name, parameters, type, value. */
export type Property = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  value: string | number | string[],
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

/** A calendar or a contact as text. */
export function writeComponent(component: Component): string {
  // RFC 5545, 3.1 allows 75 octets a line. ical.js does not count the space at the start of a folded line.
  ICAL.foldLength = 74
  return `${new ICAL.Component(component).toString()}\r\n`
}
