import { formatHour, openingOptions, parseHour } from '@/domain/wallTime'
import type { SelectOption } from '@/ui/SelectField'

type FormatTime = (time: string) => string

const label = (time: FormatTime) => (value: string) => ({ value, label: time(value) })

/** The hours of section 9, then the half hours: values in the API format, labels in the user's language. */
export const hourOptions = (time: FormatTime): SelectOption[] => openingOptions.map(label(time))

const halfHours = Array.from({ length: 48 }, (_, index) => formatHour(index * 30))

/** Half hours, and a saved time between them. */
export function breakOptions(time: FormatTime, chosen: string): SelectOption[] {
  const values = chosen === '' || halfHours.includes(chosen) ? halfHours : [...halfHours, chosen]
  return [...values].sort((one, other) => (parseHour(one) ?? 0) - (parseHour(other) ?? 0)).map(label(time))
}
