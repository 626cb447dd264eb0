import type { OwnWindow } from '@/domain/bookingWindow'
import type { ServiceRequest } from '@/domain/serviceRequests'
import type { ServiceGaps } from '@/domain/workUnits'

type Optional = OwnWindow & ServiceGaps & Partial<Pick<ServiceRequest, 'staffTerms'>>

export type ServiceOfRequest = Omit<ServiceRequest, keyof Optional> & Optional

/** What a request says of a service, as stored. */
export const serviceColumns = ({
  sectionId,
  name,
  nameAr,
  cost,
  currency,
  time,
  leadMinutes = null,
  horizonDays = null,
  pauseAfterMinutes = 0,
  pauseMinutes = 0,
  cleanUpMinutes = 0,
}: ServiceOfRequest) => ({
  section_id: sectionId,
  name,
  name_ar: nameAr,
  cost,
  currency,
  minutes: time,
  lead_minutes: leadMinutes,
  horizon_days: horizonDays,
  pause_after_minutes: pauseAfterMinutes,
  pause_minutes: pauseMinutes,
  clean_up_minutes: cleanUpMinutes,
})
