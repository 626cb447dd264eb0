import { joinNames, appointmentTotals, type Some } from '@/domain/appointmentServices'
import type { BookableService } from '../db/bookableServices'
import type { AppointmentDetails } from '../db/appointments'

export type AppointmentSummary = Pick<
  AppointmentDetails,
  | 'service_id'
  | 'service_count'
  | 'section_name'
  | 'section_name_ar'
  | 'service_name'
  | 'service_name_ar'
  | 'price'
  | 'currency'
  | 'minutes'
>

/**
 * Joined names and added numbers of an appointment's services. Computed once at booking, so that lists, mails and
 * calendars need not.
 */
export function summaryOf(services: Some<BookableService>): AppointmentSummary {
  const { minutes, cost, currency } = appointmentTotals(services)
  const names = joinNames(services)
  const sections = joinNames(
    services
      .map(({ sectionName, sectionNameAr }) => ({ name: sectionName, nameAr: sectionNameAr }))
      .filter(({ name }, index, all) => all.findIndex(one => one.name === name) === index),
  )
  return {
    service_id: services[0].id,
    service_count: services.length,
    section_name: sections.name,
    section_name_ar: sections.nameAr,
    service_name: names.name,
    service_name_ar: names.nameAr,
    price: cost,
    currency,
    minutes,
  }
}
