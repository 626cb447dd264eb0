import type { Appointment } from '@/domain/appointment'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { dateOf } from './appointmentTime'

/** An appointment's names, time and price in the user's language. */
export function useAppointmentWords(appointment: Appointment) {
  const format = useFormat()
  const priceOf = usePrice()
  const { barberName, barberNameAr, sectionName, sectionNameAr, serviceName, serviceNameAr } = appointment
  const { salonName, salonNameAr, servicePrice, currency = 'USD', startTime, offset } = appointment
  return {
    barber: format.name({ name: barberName, nameAr: barberNameAr ?? null }),
    salon: salonName && format.name({ name: salonName, nameAr: salonNameAr ?? null }),
    section: format.name({ name: sectionName, nameAr: sectionNameAr ?? null }),
    service: format.name({ name: serviceName, nameAr: serviceNameAr ?? null }),
    date: format.date(dateOf(appointment)),
    shortDate: format.date(dateOf(appointment), 'short'),
    time: format.time(startTime, offset),
    price: priceOf({ cost: servicePrice, currency }),
  }
}
