import { paths } from '@/domain/paths'
import type { AppointmentStatus } from '@/domain/appointment'
import type { AppointmentDetails } from '../db/appointments'
import type { SalonView } from '../db/toAppointment'
import { nameIn, type Language } from '@/domain/languages'
import type { CalendarEvent } from './calendar'
import { statusWords } from './statusWords'
import { priceIn } from '../kernel/words'

export const calendarNames: Record<Language, string> = { en: 'Kursi appointments', ar: 'مواعيد كرسي' }

const forWord: Record<Language, string> = { en: 'For', ar: 'لأجل' }
const bookedByWord: Record<Language, string> = { en: 'Booked by', ar: 'حجزه' }
const withWord: Record<Language, string> = { en: 'With', ar: 'مع' }
const priceWord: Record<Language, string> = { en: 'Price', ar: 'السعر' }

/** The event in the client's calendar: service and salon, and whom it is for. */
export function clientsEvent(row: AppointmentDetails, language: Language, publicUrl: string): CalendarEvent {
  const salonName = nameIn(language, row.salon_name, row.salon_name_ar)
  const parts = commonParts(row, language)
  const guest = row.guest_name && `${forWord[language]}: ${row.guest_name}`
  return {
    ...parts,
    summary: summaryOf(row, language, [row.guest_name, salonName]),
    description: [guest, parts.description].filter(Boolean).join('\n'),
    url: publicUrl + paths.clientAppointments,
  }
}

/** The event in the owner's or a staff member's calendar: service and whom it is for. */
export function ownersEvent(
  row: AppointmentDetails,
  language: Language,
  publicUrl: string,
  { showsPhone, showsMoney }: SalonView = { showsPhone: true, showsMoney: true },
): CalendarEvent {
  const parts = commonParts(row, language, showsMoney)
  const bookedBy = row.guest_name && row.client_name && `${bookedByWord[language]}: ${row.client_name}`
  return {
    ...parts,
    summary: summaryOf(row, language, [row.guest_name ?? row.client_name]),
    description: [bookedBy, parts.description, showsPhone && row.client_phone, row.notes]
      .filter(Boolean)
      .join('\n'),
    url: publicUrl + paths.ownerAppointments,
  }
}

function summaryOf(row: AppointmentDetails, language: Language, others: readonly (string | null)[]): string {
  const service = nameIn(language, row.service_name, row.service_name_ar)
  const summary = [service, ...others].filter(Boolean).join(' – ')
  const isOff = statusOf(row.status) === 'CANCELLED'
  return isOff ? `${statusWords[language][row.status as AppointmentStatus]}: ${summary}` : summary
}

function commonParts(
  row: AppointmentDetails,
  language: Language,
  showsMoney = true,
): Omit<CalendarEvent, 'summary' | 'url'> {
  const staffName = nameIn(language, row.staff_name, row.staff_name_ar)
  return {
    uid: `${row.id}@kursi`,
    sequence: row.sequence,
    createdAt: row.created_at,
    changedAt: Math.max(row.created_at, row.changed_at),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone ?? row.closed_time_zone ?? 'UTC',
    description: [
      staffName && `${withWord[language]}: ${staffName}`,
      showsMoney && `${priceWord[language]}: ${priceIn(language, row)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    location: [row.salon_address, row.salon_city].filter(Boolean).join(', '),
    status: statusOf(row.status),
  }
}

function statusOf(status: string): CalendarEvent['status'] {
  if (status === 'pending') return 'TENTATIVE'
  return status === 'cancelled' || status === 'declined' ? 'CANCELLED' : 'CONFIRMED'
}
