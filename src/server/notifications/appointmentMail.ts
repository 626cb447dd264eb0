import { mixed, number, object, string, type InferType } from 'yup'
import { languages, type Language } from '@/domain/languages'
import type { Instant } from '@/domain/zonedTime'
import type { Db } from '../db/openDatabase'
import { enqueue, withdrawUnsent } from '../outbox/enqueue'
import { outboxKind } from '../outbox/outboxKind'

export type MailReader = 'client' | 'owner'

/** `booked`: requested, booked or confirmed, whichever the status says. */
const mailEvents = ['booked', 'moved', 'cancelled', 'reopened'] as const
export type AppointmentMailEvent = (typeof mailEvents)[number]

const appointmentMailSchema = object({
  appointmentId: string().required(),
  reader: mixed<MailReader>().oneOf(['client', 'owner']).required(),
  event: mixed<AppointmentMailEvent>().oneOf(mailEvents).required(),
  by: mixed<'client' | 'salon'>().oneOf(['client', 'salon']).required(),
  /** The status that the mail states. */
  status: string().required(),
  /** The start that the mail states. */
  startsAt: number().required(),
  /** The start that the reader knew before a move. */
  previousStartsAt: number().nullable().defined(),
  /** A fingerprint of what the reader knew before a move. */
  knownAs: string().nullable().defined(),
  /** Language of the reader's own request, which is more recent than the stored language. */
  language: mixed<Language>().oneOf(languages).nullable().defined(),
  /** The salon's names, because the salon may be deleted before the mail is sent. */
  salonName: string().defined(),
  salonNameAr: string().nullable().defined(),
})
export type AppointmentMail = InferType<typeof appointmentMailSchema>

/** Tells one side what has become of an appointment. */
export const appointmentMail = outboxKind('appointment_mail', appointmentMailSchema)

/** At most one mail waits for each reader of an appointment. */
export async function enqueueAppointmentMail(
  db: Db,
  mail: AppointmentMail,
  when: { now: Instant; dueAt?: Instant },
): Promise<void> {
  const key = `appointment_mail ${mail.appointmentId} ${mail.reader}`
  const waiting = await withdrawUnsent(db, appointmentMail, key, when.now)
  await enqueue(db, appointmentMail, waiting ? mergeMails(waiting, mail) : mail, when, key)
}

/** Several moves become one, from the first start to the last; what was booked and moved is booked where it is. */
export function mergeMails(waiting: AppointmentMail, next: AppointmentMail): AppointmentMail {
  if (next.event !== 'moved' || waiting.event === 'cancelled') return next
  const { status, startsAt } = next
  const language = next.language ?? waiting.language
  if (waiting.event !== 'moved') return { ...waiting, status, startsAt, language }
  const { previousStartsAt, knownAs } = waiting
  return { ...next, previousStartsAt, knownAs, language }
}
