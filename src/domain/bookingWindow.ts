import {
  leadChoices,
  mostHorizonDays,
  usualWindow,
  type BookingWindow,
  type LeadChoice,
} from './bookingWindowPolicy'

/** What a salon or service says of its window. Null, or left out as in earlier releases: nothing of its own. */
export interface OwnWindow {
  leadMinutes?: number | null | undefined
  horizonDays?: number | null | undefined
}

/** The service's own window, else that of its salon. */
export const windowOf = (salon: OwnWindow, service: OwnWindow = {}): BookingWindow => ({
  leadMinutes: service.leadMinutes ?? salon.leadMinutes ?? usualWindow.leadMinutes,
  horizonDays: service.horizonDays ?? salon.horizonDays ?? usualWindow.horizonDays,
})

/** The window of services in one appointment: none of them is booked later or further ahead than it allows. */
export const sharedWindow = (windows: readonly BookingWindow[]): BookingWindow => ({
  leadMinutes: Math.max(0, ...windows.map(({ leadMinutes }) => leadMinutes)),
  horizonDays: Math.min(mostHorizonDays, ...windows.map(({ horizonDays }) => horizonDays)),
})

export const isLeadChoice = (minutes: number | null | undefined): minutes is LeadChoice =>
  leadChoices.some(choice => choice === minutes)
