/** Milliseconds from the salon's reschedule to the client's notification. Until then the salon can undo a mistake. */
export const rescheduleNotificationDelay = 60_000
