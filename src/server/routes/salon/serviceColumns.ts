import type { ServiceRequest } from '@/domain/serviceRequests'

/** What a request says of a service, as stored. */
export const serviceColumns = ({ sectionId, name, nameAr, cost, currency, time }: ServiceRequest) => ({
  section_id: sectionId,
  name,
  name_ar: nameAr,
  cost,
  currency,
  minutes: time,
})
