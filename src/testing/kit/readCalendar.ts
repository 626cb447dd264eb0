import ICAL from 'ical.js'

export interface ReadEvent {
  uid: string
  sequence: number
  status: string
  isTransparent: boolean
  summary: string
  description: string
  location: string
  /** Instants, computed with the time zone in the file. */
  startsAt: number
  endsAt: number
}

export interface ReadCalendar {
  name: string
  zones: string[]
  events: ReadEvent[]
}

/** Reads a calendar with a third-party parser. */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  ICAL.TimezoneService.reset()
  const zones = calendar.getAllSubcomponents('vtimezone')
  for (const zone of zones) ICAL.TimezoneService.register(zone)
  const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name))
  return {
    name: textOf(calendar, 'x-wr-calname'),
    zones: zones.map(zone => textOf(zone, 'tzid')),
    events: calendar.getAllSubcomponents('vevent').map(component => {
      const { uid, sequence, summary, description, location, startDate, endDate } = new ICAL.Event(component)
      return {
        uid,
        sequence,
        status: textOf(component, 'status'),
        isTransparent: textOf(component, 'transp') === 'TRANSPARENT',
        summary,
        description,
        location,
        startsAt: startDate.toUnixTime() * 1000,
        endsAt: endDate.toUnixTime() * 1000,
      }
    }),
  }
}
