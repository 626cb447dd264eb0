import type { Appointment } from '@/domain/appointment'
import type { Versioned } from '@/domain/edit'
import type { Named } from '@/domain/salon'
import type { DayScheduleRequest } from '@/domain/scheduleRequests'
import type { SeasonRequest } from '@/domain/seasonRequests'
import type { IsoDate } from '@/domain/weekday'
import { commonProblem, type CommonProblem } from '@/features/auth/commonProblem'
import { isMissing, type ApiError } from '@/store/ApiError'

interface OfSalon {
  salonId: string
}

export type Change = OfSalon &
  (
    | { kind: 'hours'; sectionId: string; hours: Versioned<DayScheduleRequest>[] }
    | { kind: 'dayOff'; date: IsoDate; reason: string }
    | { kind: 'publicHoliday'; date: IsoDate; reason: string }
    | { kind: 'dayOffRemoval'; dayOffId: string }
    /** The id and what was before are null for a new season. */
    | { kind: 'season'; seasonId: string | null; request: SeasonRequest; before: SeasonRequest | null }
    | { kind: 'seasonRemoval'; seasonId: string; before: SeasonRequest }
  )

export type SeasonChange = Extract<Change, { kind: 'season' | 'seasonRemoval' }>

/** What undoes a change of seasons that the server has saved under the id. */
export function undoOf(change: SeasonChange, seasonId: string): SeasonChange {
  const { salonId } = change
  if (change.kind === 'seasonRemoval')
    return { kind: 'season', salonId, seasonId: null, request: change.before, before: null }
  const { request, before } = change
  return before
    ? { kind: 'season', salonId, seasonId, request: before, before: request }
    : { kind: 'seasonRemoval', salonId, seasonId, before: request }
}

/** An appointment that a change would leave outside the hours, with the facts that the owner sees. */
export interface StrandedBooking {
  id: string
  date: IsoDate
  /** In salon time, like "9:00 AM". */
  time: string
  offset?: string
  service: Named
  customer: string
}

export const toStranded = ({
  _id: id,
  date,
  startTime: time,
  offset,
  serviceName: name,
  serviceNameAr: nameAr = null,
  clientName: customer = '',
}: Appointment): StrandedBooking => ({
  id,
  date,
  time,
  ...(offset !== undefined && { offset }),
  service: { name, nameAr },
  customer,
})

type ChangeProblem = CommonProblem | 'gone' | 'dayOffTwice' | 'dayOffPast' | 'dayOffTooFar'

export function changeProblem(error: ApiError): ChangeProblem {
  if (isMissing(error)) return 'gone'
  if (error.fields?.['date'] === 'date_past') return 'dayOffPast'
  if (error.fields?.['date'] === 'date_too_far') return 'dayOffTooFar'
  return error.code === 'conflict' ? 'dayOffTwice' : commonProblem(error)
}
