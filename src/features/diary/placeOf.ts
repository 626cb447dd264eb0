import type { Appointment, AppointmentPlace } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'

/** Where an appointment stands in the diary. */
export const placeOf = ({ chairId = '', startsAt = 0, etag }: Appointment): Versioned<AppointmentPlace> => ({
  chairId,
  startsAt,
  etag,
})
