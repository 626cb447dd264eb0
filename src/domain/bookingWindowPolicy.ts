/** When clients can book: how soon before the start at the latest, and how many days ahead, today included. */
export interface BookingWindow {
  leadMinutes: number
  horizonDays: number
}

/** A salon's or a service's choices of `leadMinutes`: whole quarter hours. */
export const leadChoices = [0, 15, 30, 60, 120, 240, 480, 720, 1440, 2880, 4320, 10_080, 20_160] as const
export type LeadChoice = (typeof leadChoices)[number]

export const mostHorizonDays = 365

export const usualWindow: BookingWindow = { leadMinutes: 0, horizonDays: 60 }

/** Days that the booking page shows at once. */
export const daysShownAtOnce = 28
