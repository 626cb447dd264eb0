import type { AppointmentDetails } from '../db/appointments'
import { nameIn, type Language } from '@/domain/languages'
import { whenIn } from '../kernel/words'

export const clientFacts = (appointment: AppointmentDetails, language: Language) => ({
  salonName: nameIn(language, appointment.salon_name, appointment.salon_name_ar),
  guestName: appointment.guest_name ?? '',
  serviceName: nameIn(language, appointment.service_name, appointment.service_name_ar),
  when: whenIn(
    language,
    appointment.starts_at,
    appointment.time_zone ?? appointment.closed_time_zone ?? 'UTC',
  ),
  reason: appointment.decline_reason ?? '',
  staffName: nameIn(language, appointment.staff_name, appointment.staff_name_ar),
  address: [appointment.salon_address, appointment.salon_city].filter(Boolean).join(', '),
})
