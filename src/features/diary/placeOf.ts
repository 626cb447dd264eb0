import type { Appointment, AppointmentPlace } from '@/domain/appointment'

/** Where an appointment stands in the diary. */
export const placeOf = ({ chairId = '', startsAt = 0 }: Appointment): AppointmentPlace => ({
  chairId,
  startsAt,
})
