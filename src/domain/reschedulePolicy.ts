/** How long a salon's reschedule stands before its client is told, in milliseconds: a slip is taken back by then. */
export const rescheduleNotificationDelay = 60_000
