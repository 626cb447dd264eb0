const hour = 60 * 60 * 1000

/** A login ends after this time, used or not. */
export const sessionMilliseconds = 30 * 24 * hour

/** An owner's login ends when it was not used for so long; `OWNER_IDLE_MINUTES` sets another time. */
export const ownerIdleMinutes = 12 * 60

/** A device is known again for this long after its last login. */
export const knownDeviceMilliseconds = 400 * 24 * hour

/** A user's devices that are remembered; the longest unused ones are forgotten. */
export const maxKnownDevices = 30
