import { paths } from '@/domain/paths'
import type { Instant } from '@/domain/zonedTime'
import type { AppointmentDetails } from '../db/appointments'
import type { Db } from '../db/openDatabase'
import { claimReminder, listToRemind } from '../db/reminders'
import type { WrittenNotice } from '../events/events'
import type { AppContext } from '../AppContext'
import { clientFacts } from '../mail/clientFacts'
import { storedLanguage } from '../kernel/language'
import { reminderMail } from '../mail/reminderMail'
import { sendSafely } from '../mail/sendSafely'
import { appointmentFacts } from '../db/appointmentFacts'
import { showNotice, writeNotice } from '../notifications/sendNotice'

const minute = 60_000
const hour = 60 * minute

/** How long before the start a reminder is due, and until when one that was missed still helps: then the next is due. */
const reminders = [
  { kind: 'day_before', due: 24 * hour, latest: 2 * hour + 1 },
  { kind: 'two_hours_before', due: 2 * hour, latest: 30 * minute },
] as const

/** Reminds clients of confirmed appointments, each once of a kind, however many servers do so. */
export function remind(services: AppContext): () => Promise<void> {
  const { db, now } = services
  return async () => {
    for (const { kind, due, latest } of reminders) {
      const at = now()
      for (const appointment of await listToRemind(db, { kind, from: at + latest, until: at + due, due })) {
        const notice = await db
          .transaction()
          .execute(transaction => claim(transaction, appointment, kind, at))
        if (notice) await tell(services, appointment, notice)
      }
    }
  }
}

/** Claims a reminder with its notice, so that a crash loses neither alone. Undefined when another server has it. */
async function claim(
  db: Db,
  appointment: AppointmentDetails,
  kind: string,
  at: Instant,
): Promise<WrittenNotice | undefined> {
  const { id, salon_id, customer_id } = appointment
  if (customer_id === null || !(await claimReminder(db, appointment, kind, at))) return undefined
  return writeNotice(
    db,
    {
      userId: customer_id,
      kind: 'reminder',
      appointmentId: id,
      salonId: salon_id,
      facts: appointmentFacts(appointment, 'client'),
    },
    at,
  )
}

async function tell(
  services: AppContext,
  appointment: AppointmentDetails,
  notice: WrittenNotice,
): Promise<void> {
  await showNotice(services, notice)
  const { id, customer_email, customer_language } = appointment
  if (customer_email === null) return
  const language = storedLanguage(customer_language)
  const link = services.config.publicUrl + paths.clientAppointments
  const mail = reminderMail({ to: customer_email, language, ...clientFacts(appointment, language), link })
  sendSafely(services, mail, { appointment: id })
}
