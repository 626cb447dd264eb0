import type { Selectable } from 'kysely'
import { datesHolding } from '@/domain/businessDate'
import type { Currency } from '@/domain/money'
import { promotedCost, type PromotionTerms } from '@/domain/promotion'
import type { StaffMember, Salon, Section, Service } from '@/domain/salon'
import { closedWeek, type DayOff } from '@/domain/schedule'
import type { StaffTerms } from '@/domain/staffTerms'
import { seatedStaff } from '@/domain/team'
import { seasonPolicy } from '@/domain/seasonPolicy'
import { addDays, type IsoDate } from '@/domain/weekday'
import type { User } from '@/domain/user'
import { todayIn } from '@/domain/zonedTime'
import type { Db } from './openDatabase'
import { cardColumns, toSalonCards, type CardRow, type Viewer } from './salonCards'
import type { ServiceTable } from './schema/salons'
import { findSeats } from './plans'
import { listPictures } from './pictures'
import { listDiscounts } from './promotions'
import { listSeasons, listSeasonsOf } from './seasons'
import { listStaffTerms } from './staffTerms'
import { listTimeOff } from './timeOff'
import { weeksOf } from './weeks'

/** Everything that the salon's page shows, and the staff who can be booked; undefined when it does not exist. */
export async function findSalon(db: Db, id: string, viewer: Viewer): Promise<Salon | undefined> {
  const row = await db
    .selectFrom('salons')
    .select([...cardColumns, 'owner_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const salon = row && (await toSalon(db, row, viewer))
  if (!salon) return undefined
  const seats = await findSeats(db, row.owner_id, viewer.now)
  const today = todayIn(row.time_zone, viewer.now)
  const promotions = await listDiscounts(db, id, today)
  const [earliest] = datesHolding(viewer.now, row.time_zone)
  const shown = await listSeasonsOf(db, [id], earliest, addDays(today, seasonPolicy.shownDays - 1))
  return {
    ...salon,
    seasons: shown.map(({ salonId: _salonId, ...season }) => season),
    staff: seatedStaff({ staff: salon.staff, seats }),
    sections: salon.sections.map(section => ({
      ...section,
      services: section.services.map(service => promotedService(service, promotions, today)),
    })),
  }
}

function promotedService(service: Service, promotions: readonly PromotionTerms[], today: IsoDate): Service {
  const promoted = <Priced extends { cost: number }>(priced: Priced): Priced & { fullCost?: number } => {
    const cost = promotedCost(
      { id: service.id, cost: priced.cost, currency: service.currency },
      promotions,
      today,
    )
    return cost === priced.cost ? priced : { ...priced, cost, fullCost: priced.cost }
  }
  const { staffTerms } = service
  return {
    ...promoted(service),
    ...(staffTerms && {
      staffTerms: staffTerms.map(({ cost, ...terms }) =>
        cost === null ? { ...terms, cost } : promoted({ ...terms, cost }),
      ),
    }),
  }
}

/** The salon of an owner or of a staff member's login, with all staff. */
export async function findSalonOfTeam(
  db: Db,
  { uid, staff }: User,
  viewer: Viewer,
): Promise<Salon | undefined> {
  const row = await db
    .selectFrom('salons')
    .select(cardColumns)
    .where(is => (staff ? is('id', '=', staff.salonId) : is('owner_id', '=', uid)))
    .executeTakeFirst()
  const salon = row && (await toSalon(db, row, viewer))
  return (
    salon && {
      ...salon,
      seats: await findSeats(db, row.owner_id, viewer.now),
      seasons: await listSeasons(db, salon.id, datesHolding(viewer.now, salon.timeZone)[0]),
      timeOff: await listTimeOff(db, salon.id, datesHolding(viewer.now, salon.timeZone)[0]),
    }
  )
}

async function toSalon(db: Db, row: CardRow, viewer: Viewer): Promise<Salon | undefined> {
  const [card] = await toSalonCards(db, [row], viewer)
  return (
    card && {
      ...card,
      phone: row.phone,
      sections: await listSections(db, row.id),
      staff: await listStaff(db, row.id),
      pictures: await listPictures(db, row.id),
      daysOff: await listDaysOff(db, row.id, datesHolding(viewer.now, row.time_zone)[0]),
      cancelNoticeMinutes: row.cancel_notice_minutes,
      confirmsAtOnce: row.confirms_at_once === 1,
      paysOnline: row.pays_online === 1,
      leadMinutes: row.lead_minutes,
      horizonDays: row.horizon_days,
      startStep: row.start_step,
      startFit: row.start_fit,
    }
  )
}

export async function listSections(db: Db, salonId: string): Promise<Section[]> {
  const sections = await db
    .selectFrom('sections')
    .selectAll()
    .where('salon_id', '=', salonId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const services = await db
    .selectFrom('services')
    .selectAll()
    .where('salon_id', '=', salonId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const termsOf = await listStaffTerms(db, salonId)
  const weeks = await weeksOf(
    db,
    sections.map(({ id }) => id),
  )
  return sections.map(({ id, name, name_ar }) => ({
    id,
    name,
    nameAr: name_ar,
    services: services
      .filter(({ section_id }) => section_id === id)
      .map(service => toService(service, termsOf(service.id))),
    week: weeks.get(id) ?? closedWeek(),
  }))
}

export async function hasSection(db: Db, salonId: string, sectionId: string): Promise<boolean> {
  const section = await db
    .selectFrom('sections')
    .select('id')
    .where('id', '=', sectionId)
    .where('salon_id', '=', salonId)
    .executeTakeFirst()
  return section !== undefined
}

/** Whether each id is a service of the salon. */
export async function offersAll(db: Db, salonId: string, serviceIds: readonly string[]): Promise<boolean> {
  if (serviceIds.length === 0) return true
  const services = await db.selectFrom('services').select('id').where('salon_id', '=', salonId).execute()
  return serviceIds.every(wanted => services.some(({ id }) => id === wanted))
}

export const toService = (
  row: Selectable<ServiceTable>,
  staffTerms: readonly StaffTerms[],
): Section['services'][number] => ({
  id: row.id,
  sectionId: row.section_id,
  name: row.name,
  nameAr: row.name_ar,
  cost: row.cost,
  currency: row.currency as Currency,
  time: row.minutes,
  ...(row.lead_minutes !== null && { leadMinutes: row.lead_minutes }),
  ...(row.horizon_days !== null && { horizonDays: row.horizon_days }),
  ...(row.pause_minutes > 0 && {
    pauseAfterMinutes: row.pause_after_minutes,
    pauseMinutes: row.pause_minutes,
  }),
  ...(staffTerms.length > 0 && { staffTerms: [...staffTerms] }),
  ...(row.clean_up_minutes > 0 && { cleanUpMinutes: row.clean_up_minutes }),
})

/** The salon's staff, without those who left. */
export async function listStaff(db: Db, salonId: string): Promise<StaffMember[]> {
  const staff = await db
    .selectFrom('staff')
    .selectAll()
    .where('salon_id', '=', salonId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const services = await db
    .selectFrom('staff_services')
    .innerJoin('staff', 'staff.id', 'staff_services.staff_id')
    .select(['staff_services.staff_id', 'staff_services.service_id'])
    .where('staff.salon_id', '=', salonId)
    .execute()
  return staff.map(({ id, name, name_ar, photo_url }) => ({
    id,
    name,
    nameAr: name_ar,
    photoUrl: photo_url,
    serviceIds: services.filter(({ staff_id }) => staff_id === id).map(({ service_id }) => service_id),
  }))
}

const listDaysOff = (db: Db, salonId: string, from: string): Promise<DayOff[]> =>
  db
    .selectFrom('days_off')
    .select(['id', 'date', 'reason'])
    .where('salon_id', '=', salonId)
    .where('date', '>=', from)
    .orderBy('date')
    .execute()

/** Throws when the salon does not exist. */
export const findSalonNames = (db: Db, id: string) =>
  db.selectFrom('salons').select(['name', 'name_ar']).where('id', '=', id).executeTakeFirstOrThrow()

export const findPhoto = (db: Db, id: string) =>
  db.selectFrom('salons').select('photo_url').where('id', '=', id).executeTakeFirst()
