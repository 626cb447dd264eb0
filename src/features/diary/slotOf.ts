import type { Appointment, AppointmentSlot } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'

export const slotOf = ({ staffId = '', startsAt = 0, etag }: Appointment): Versioned<AppointmentSlot> => ({
  staffId,
  startsAt,
  etag,
})
