import type { Instant } from './zonedTime'

/** How long before its start an appointment may still be cancelled or moved: what an owner chooses from, in minutes. */
export const cancelNoticeChoices = [0, 60, 120, 240, 720, 1440, 2880] as const

/** Until when who may cancel or move: a client up to the salon's notice before the start, its owner up to the start. */
export const changeableUntil = (
  by: 'client' | 'owner',
  startsAt: Instant,
  notificationMinutes: number | null,
): Instant => (by === 'owner' ? startsAt : startsAt - (notificationMinutes ?? 0) * 60_000)
