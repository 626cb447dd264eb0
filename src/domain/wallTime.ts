/** Minutes after midnight on a salon's clock: 0 to 1440, where 1440 is the end of the day. */
export type WallMinutes = number

export const endOfDay: WallMinutes = 24 * 60

const hourPattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/

/** "9:00 AM" as minutes after midnight; 12:00 AM is 0 and 12:00 PM is 720. Undefined for any other text. */
export function parseHour(text: string): WallMinutes | undefined {
  const match = hourPattern.exec(text)
  if (!match) return undefined
  const [, hours, minutes, half] = match
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'PM' ? 12 * 60 : 0)
}

/** Minutes after midnight as "9:00 AM", the format of the specification and the API. */
export function formatHour(minutes: WallMinutes): string {
  const ofDay = minutes % endOfDay
  const hours = Math.floor(ofDay / 60)
  const minutePart = String(ofDay % 60).padStart(2, '0')
  return `${String(hours % 12 || 12)}:${minutePart} ${hours < 12 ? 'AM' : 'PM'}`
}

/** The 24 hours to choose from in the schedule, 12:00 AM to 11:00 PM (section 9). */
export const hourlyOptions: readonly string[] = Array.from({ length: 24 }, (_, hour) => formatHour(hour * 60))

/** When a salon may open and close, and its staff begin and end: the hours of section 9, then the half hours between them. */
export const openingOptions: readonly string[] = [
  ...hourlyOptions,
  ...Array.from({ length: 24 }, (_, hour) => formatHour(hour * 60 + 30)),
]
