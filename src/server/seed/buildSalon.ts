import { addDays, type IsoDate } from '@/domain/weekday'
import type { DayOffRow, SalonRow, ServiceRow } from '../db/schema/salons'
import { demoId } from './demoId'
import { salonSearchText } from './salonSearchText'
import type { Random } from './random'
import type { DemoSalon, SalonStaffMember, SalonPlan, SalonSection } from './demoSalon'
import { salonWeek } from './salonWeek'
import { dayOffReasons } from './words/remarks'

const day = 24 * 60 * 60 * 1000

/** Builds a salon's rows from its plan; only the dates depend on `today`. */
export function buildSalon(plan: SalonPlan, today: IsoDate, random: Random): DemoSalon {
  const id = demoId('salon', plan.key)
  const sections: SalonSection[] = plan.menu.map(({ name: [name, nameAr], rhythm }, position) => ({
    row: { id: demoId('section', plan.key, position), salon_id: id, name, name_ar: nameAr, position },
    week: salonWeek(plan.week, rhythm),
  }))
  const services = servicesOf(plan, id, sections)
  return {
    salon: salonOf(plan, id, services, today, random),
    sections,
    services,
    staff: staffOf(plan, id, sections, services, random),
    daysOff: daysOffOf(plan, id, today, random),
    reviewCount: plan.reviews.count,
    meanStars: plan.reviews.meanStars,
  }
}

function salonOf(
  plan: SalonPlan,
  id: string,
  services: readonly ServiceRow[],
  today: IsoDate,
  random: Random,
): SalonRow {
  const { city, country } = plan
  const paid = services.filter(({ cost }) => cost > 0).map(({ cost }) => cost)
  return {
    id,
    owner_id: plan.ownerId,
    name: plan.name[0],
    name_ar: plan.name[1],
    business_type: plan.businessType,
    country: country.name,
    city: city.name,
    address: plan.address,
    phone: plan.phone,
    photo_url: null,
    latitude: near(city.latitude, random),
    longitude: near(city.longitude, random),
    time_zone: city.timeZone,
    search_text: salonSearchText(plan),
    rating_sum: 0,
    rating_count: 0,
    from_amount: paid.length > 0 ? Math.min(...paid) : 0,
    from_currency: plan.currency,
    confirms_at_once: plan.confirmsAtOnce ? 1 : 0,
    revision: 0,
    created_at: Date.parse(`${today}T08:00:00Z`) - random.integer(90, 900) * day,
  }
}

/** A position within about a kilometre. */
const near = (degrees: number, random: Random): number =>
  Math.round((degrees + (random.next() - 0.5) * 0.02) * 100_000) / 100_000

const servicesOf = (plan: SalonPlan, salonId: string, sections: readonly SalonSection[]): ServiceRow[] =>
  sections.flatMap(({ row: section }) =>
    (plan.menu[section.position]?.services ?? []).map(([name, nameAr, dollars, minutes], position) => ({
      id: demoId('service', section.id, position),
      salon_id: salonId,
      section_id: section.id,
      name,
      name_ar: nameAr,
      cost: priceOf(dollars * plan.priceLevel),
      currency: plan.currency,
      minutes,
      position,
    })),
  )

/** Rounds as price lists do: to fives from 20, to tens from 60. */
function priceOf(amount: number): number {
  const step = amount < 20 ? 1 : amount < 60 ? 5 : 10
  return amount === 0 ? 0 : Math.max(step, Math.round(amount / step) * step)
}

/** The first staff member offers every service, so that all of the menu can be booked. */
const staffOf = (
  plan: SalonPlan,
  salonId: string,
  sections: readonly SalonSection[],
  services: readonly ServiceRow[],
  random: Random,
): SalonStaffMember[] =>
  plan.people.map(([name, nameAr], position) => {
    const isSpecialist = position > 0 && sections.length > 2 && random.chance(0.35)
    const own = isSpecialist ? random.some(sections, sections.length - 1).map(({ row }) => row.id) : []
    return {
      row: {
        id: demoId('staffMember', plan.key, position),
        salon_id: salonId,
        name,
        name_ar: nameAr,
        photo_url: null,
        position,
      },
      serviceIds: services.filter(service => own.includes(service.section_id)).map(service => service.id),
    }
  })

function daysOffOf(plan: SalonPlan, salonId: string, today: IsoDate, random: Random): DayOffRow[] {
  if (!random.chance(0.25)) return []
  const days = new Set([random.integer(4, 40), random.integer(4, 40)])
  const reason = random.pick(dayOffReasons).join(' · ')
  return [...days].map(ahead => ({
    id: demoId('day off', plan.key, ahead),
    salon_id: salonId,
    date: addDays(today, ahead),
    reason,
  }))
}
