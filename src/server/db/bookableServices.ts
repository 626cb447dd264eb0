import { windowOf } from '@/domain/bookingWindow'
import type { BookingWindow } from '@/domain/bookingWindowPolicy'
import type { Currency } from '@/domain/money'
import type { WeekSchedule } from '@/domain/schedule'
import type { StaffTerms } from '@/domain/staffTerms'
import type { BookingHead } from './bookingHead'
import type { Db } from './openDatabase'
import { listStaffTerms } from './staffTerms'
import { weeksOf } from './weeks'

export interface BookableService {
  id: string
  name: string
  nameAr: string | null
  sectionName: string
  sectionNameAr: string | null
  /** With what the promotions of today take off. */
  cost: number
  /** The same with the staff members whose price or length differs, by their id. */
  staffTerms: ReadonlyMap<string, BookableTerms>
  /** Without promotions, which come and go without a new revision: whatever is stored is ranked by it. */
  listCost: number
  /** The lowest of it with any of the staff. */
  fromCost: number
  currency: Currency
  minutes: number
  pauseAfterMinutes: number
  pauseMinutes: number
  cleanUpMinutes: number
  week: WeekSchedule
  /** Its own, or the salon's. */
  window: BookingWindow
}

export type BookableTerms = Pick<BookableService, 'cost' | 'listCost' | 'minutes'>

/** Of the salon, by id, with the week of their section. */
export async function loadServices(
  db: Db,
  salonId: string,
  { lead_minutes, horizon_days }: Pick<BookingHead, 'lead_minutes' | 'horizon_days'>,
): Promise<ReadonlyMap<string, BookableService>> {
  const ofSalon = { leadMinutes: lead_minutes, horizonDays: horizon_days }
  const rows = await db
    .selectFrom('services')
    .innerJoin('sections', 'sections.id', 'services.section_id')
    .selectAll('services')
    .select(['sections.name as section_name', 'sections.name_ar as section_name_ar'])
    .where('services.salon_id', '=', salonId)
    .execute()
  const termsOf = await listStaffTerms(db, salonId)
  const weeks = await weeksOf(db, [...new Set(rows.map(({ section_id }) => section_id))])
  return new Map(
    rows.flatMap(row => {
      const week = weeks.get(row.section_id)
      if (!week) return []
      const service: BookableService = {
        id: row.id,
        name: row.name,
        nameAr: row.name_ar,
        sectionName: row.section_name,
        sectionNameAr: row.section_name_ar,
        cost: row.cost,
        listCost: row.cost,
        fromCost: row.from_cost ?? row.cost,
        staffTerms: bookableTerms(row, termsOf(row.id)),
        currency: row.currency as Currency,
        minutes: row.minutes,
        pauseAfterMinutes: row.pause_after_minutes,
        pauseMinutes: row.pause_minutes,
        cleanUpMinutes: row.clean_up_minutes,
        week,
        window: windowOf(ofSalon, { leadMinutes: row.lead_minutes, horizonDays: row.horizon_days }),
      }
      return [[row.id, service] as const]
    }),
  )
}

const bookableTerms = (
  service: { cost: number; minutes: number },
  ofStaff: readonly StaffTerms[],
): BookableService['staffTerms'] =>
  new Map(
    ofStaff.map(({ staffId, cost, time }) => {
      const listCost = cost ?? service.cost
      return [staffId, { cost: listCost, listCost, minutes: time ?? service.minutes }] as const
    }),
  )
