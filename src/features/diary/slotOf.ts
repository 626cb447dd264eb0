import type { Appointment, AppointmentSlot } from '@/domain/appointment'

/** Where an appointment stands in the diary. */
export const slotOf = ({ staffId = '', startsAt = 0 }: Appointment): AppointmentSlot => ({
  staffId,
  startsAt,
})
