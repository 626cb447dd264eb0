import type { Instant } from './zonedTime'

/** An owner's choices, in minutes before the start: until then a client may cancel or reschedule. */
export const cancelNoticeChoices = [0, 60, 120, 240, 720, 1440, 2880] as const

/** The deadline to cancel or reschedule: the salon's notice before the start for a client, the start for its owner. */
export const changeableUntil = (
  by: 'client' | 'owner',
  startsAt: Instant,
  notificationMinutes: number | null,
): Instant => (by === 'owner' ? startsAt : startsAt - (notificationMinutes ?? 0) * 60_000)
