import type { BusinessType } from '@/domain/role'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentRow } from '../db/schema/appointments'
import type { UserRow } from '../db/schema/people'
import type { ReviewRow } from '../db/schema/salons'
import { demoAccounts } from './demoAccounts'
import { demoId } from './demoId'
import type { DemoSalons } from './chooseDemoSalons'
import { randomOf, type Random } from './random'
import type { DemoSalon } from './demoSalon'
import { apologies, complaints, mostlyGood, praise, soSo, thanks } from './words/reviewTexts'

const hour = 60 * 60 * 1000
/** Share of the demo owners' appointments that have a review. */
const reviewedShare = 0.3
const writtenShare = 0.6

interface SeededAppointment {
  demoSalon: DemoSalon
  author: UserRow
  appointmentId: string | null
  at: Instant
}

/**
 * The reviews of all salons. Those of the demo owners' salons belong to appointments in the diary; those of other
 * salons belong to none. The demo client's appointments have no review, so that a demo user can review them.
 */
export function demoReviews(
  demoSalons: DemoSalons,
  clients: readonly UserRow[],
  appointments: readonly AppointmentRow[],
  now: Instant,
): ReviewRow[] {
  const random = randomOf('kursi demo reviews')
  const appointmentRows = [
    ...[demoSalons.barber, demoSalons.salon].flatMap(demoSalon =>
      appointmentsInDiary(demoSalon, clients, appointments, now, random),
    ),
    ...demoSalons.elsewhere.flatMap(demoSalon => appointmentsBefore(demoSalon, clients, now, random)),
  ]
  return appointmentRows.map((appointment, index) => reviewOf(appointment, index, now, random))
}

function appointmentsInDiary(
  demoSalon: DemoSalon,
  clients: readonly UserRow[],
  appointments: readonly AppointmentRow[],
  now: Instant,
  random: Random,
): SeededAppointment[] {
  const byId = new Map(clients.map(customer => [customer.id, customer]))
  return appointments.flatMap(({ id, salon_id, client_id, status, ends_at }) => {
    const author = byId.get(client_id ?? '')
    const isDone =
      salon_id === demoSalon.salon.id && status === 'done' && client_id !== demoAccounts.client.id
    if (!author || !isDone || !random.chance(reviewedShare)) return []
    const at = ends_at + random.integer(1, 30) * hour
    return at <= now ? [{ demoSalon, author, appointmentId: id, at }] : []
  })
}

function appointmentsBefore(
  demoSalon: DemoSalon,
  clients: readonly UserRow[],
  now: Instant,
  random: Random,
): SeededAppointment[] {
  const { salon, reviewCount } = demoSalon
  const own = clients.filter(
    ({ country, salon: kind }) => country === salon.country && kind === salon.business_type,
  )
  return Array.from({ length: reviewCount }, () => {
    const author = random.pick(own)
    const first = Math.max(salon.created_at, author.created_at)
    return { demoSalon, author, appointmentId: null, at: random.integer(first, now) }
  })
}

function reviewOf(
  { demoSalon, author, appointmentId, at }: SeededAppointment,
  index: number,
  now: Instant,
  random: Random,
): ReviewRow {
  const stars = starsAround(demoSalon.meanStars, random)
  const language = /\p{Script=Arabic}/u.test(author.name) ? 'ar' : 'en'
  const text = random.chance(writtenShare)
    ? random.pick(textsFor(stars, demoSalon.salon.business_type)[language])
    : ''
  const isAnswered = text !== '' && random.chance(stars <= 3 ? 0.6 : 0.2)
  return {
    id: demoId('review', demoSalon.salon.id, index),
    appointment_id: appointmentId,
    salon_id: demoSalon.salon.id,
    author_id: author.id,
    stars,
    text,
    created_at: at,
    answer: isAnswered ? random.pick((stars <= 3 ? apologies : thanks)[language]) : null,
    answered_at: isAnswered ? Math.min(now, at + random.integer(2, 72) * hour) : null,
  }
}

const starsAround = (mean: number, random: Random): number =>
  Math.min(5, Math.max(1, Math.round(mean + (random.next() + random.next() - 1) * 1.4)))

function textsFor(stars: number, businessType: string) {
  if (stars === 5) return praise[businessType as BusinessType]
  if (stars === 4) return mostlyGood
  return stars === 3 ? soSo : complaints
}
