import type { AppointmentDetails } from '../db/appointments'
import { clientsEvent, ownersEvent } from '../exports/appointmentEvents'
import { writeCalendarMessage } from '../exports/calendar'
import type { Config } from '../kernel/config'
import type { CalendarMessage } from '../kernel/Mailer'
import type { FoundReader } from './findMailReader'

const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

/** The appointment for the reader's calendar. It has the same UID in every mail and in the subscribed calendar. */
export function calendarMessageOf(
  { publicUrl, mailFrom }: Config,
  appointment: AppointmentDetails,
  reader: 'client' | 'owner',
  { to, name, language }: Pick<FoundReader, 'to' | 'name' | 'language'>,
): CalendarMessage {
  const toEvent = reader === 'client' ? clientsEvent : ownersEvent
  return writeCalendarMessage(toEvent(appointment, language, publicUrl), {
    organizer: { name: appointment.salon_name ?? '', email: addressIn(mailFrom) },
    attendee: { name, email: to },
  })
}
