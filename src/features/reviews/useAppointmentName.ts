import type { Appointment } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'

/** The service, salon and date of an appointment in one line. */
export function useAppointmentName({
  serviceName,
  serviceNameAr,
  salonName,
  salonNameAr,
  date,
}: Appointment): string {
  const format = useFormat()
  const parts = [
    format.name({ name: serviceName, nameAr: serviceNameAr ?? null }),
    salonName && format.name({ name: salonName, nameAr: salonNameAr ?? null }),
    format.date(date.slice(0, 10), 'short'),
  ]
  return parts.filter(Boolean).join(' · ')
}
