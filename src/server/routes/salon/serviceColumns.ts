import type { OwnWindow } from '@/domain/bookingWindow'
import type { ServiceRequest } from '@/domain/serviceRequests'

export type ServiceOfRequest = Omit<ServiceRequest, keyof OwnWindow> & OwnWindow

/** What a request says of a service, as stored. */
export const serviceColumns = ({
  sectionId,
  name,
  nameAr,
  cost,
  currency,
  time,
  ...window
}: ServiceOfRequest) => ({
  section_id: sectionId,
  name,
  name_ar: nameAr,
  cost,
  currency,
  minutes: time,
  lead_minutes: window.leadMinutes ?? null,
  horizon_days: window.horizonDays ?? null,
})
