import type { Instant } from './zonedTime'

const minute = 60_000
const hour = 60 * minute

/** Milliseconds before the start: when a reminder is due, and the latest time for a missed reminder. */
const leads = {
  day_before: { due: 24 * hour, latest: 2 * hour + 1 },
  two_hours_before: { due: 2 * hour, latest: 30 * minute },
} as const

export type ReminderLead = keyof typeof leads

export const reminderLeads = Object.keys(leads) as ReminderLead[]

/** The reminders that are due after `now`. An appointment booked after a reminder's time gets none. */
export const remindersToCome = (startsAt: Instant, now: Instant): { lead: ReminderLead; dueAt: Instant }[] =>
  reminderLeads.map(lead => ({ lead, dueAt: startsAt - leads[lead].due })).filter(({ dueAt }) => dueAt > now)

export const isReminderTooLate = (lead: ReminderLead, startsAt: Instant, now: Instant): boolean =>
  now > startsAt - leads[lead].latest
