import type { Language } from '@/domain/languages'
import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import { write, type Reader } from './mails'

export interface OwnerMailFacts {
  /** Empty once the account is deleted. */
  clientName: string
  clientPhone: string
  /** Empty where the client booked for themselves. */
  guestName: string
  serviceName: string
  when: string
  staffName: string
  price: string
  notes: string
  /** The salon's appointments. */
  link: string
}

const somebody: Record<Language, string> = { en: 'A client', ar: 'أحد العملاء' }

const nameOf = ({ clientName }: Pick<OwnerMailFacts, 'clientName'>, language: Language): string =>
  clientName ? isolated(clientName) : somebody[language]

/** A subject is read without the marks that isolate a name. */
const subjectName = ({ clientName }: Pick<OwnerMailFacts, 'clientName'>, language: Language): string =>
  clientName || somebody[language]

export const ownersRequestMail = ({ link, ...rest }: Reader & OwnerMailFacts): Mail =>
  write(rest, {
    en: {
      subject: `New request: ${rest.serviceName}, ${subjectName(rest, 'en')}`,
      lines: [
        `${nameOf(rest, 'en')} asks for an appointment.`,
        factLines('en', detailsOf(rest)),
        `Confirm or decline it: ${link}`,
      ],
    },
    ar: {
      subject: `طلب جديد: ${rest.serviceName}، ${subjectName(rest, 'ar')}`,
      lines: [
        `يطلب ${nameOf(rest, 'ar')} موعدًا.`,
        factLines('ar', detailsOf(rest)),
        `لتأكيده أو رفضه: ${link}`,
      ],
    },
  })

export const ownersBookingMail = ({ link, ...rest }: Reader & OwnerMailFacts): Mail =>
  write(rest, {
    en: {
      subject: `New booking: ${rest.serviceName}, ${subjectName(rest, 'en')}`,
      lines: [
        `${nameOf(rest, 'en')} has booked an appointment.`,
        factLines('en', detailsOf(rest)),
        `Your appointments: ${link}`,
      ],
    },
    ar: {
      subject: `حجز جديد: ${rest.serviceName}، ${subjectName(rest, 'ar')}`,
      lines: [`حجز ${nameOf(rest, 'ar')} موعدًا.`, factLines('ar', detailsOf(rest)), `مواعيدك: ${link}`],
    },
  })

export const ownersMoveMail = ({
  link,
  previously,
  isPending,
  ...rest
}: Reader & OwnerMailFacts & { previously: string; isPending: boolean }): Mail => {
  const facts = { ...detailsOf(rest), previously: previously === rest.when ? '' : previously }
  return write(rest, {
    en: {
      subject: `Moved: ${rest.serviceName}, ${subjectName(rest, 'en')}`,
      lines: [
        `${nameOf(rest, 'en')} has moved an appointment.`,
        factLines('en', facts),
        isPending ? `Confirm or decline it: ${link}` : `Your appointments: ${link}`,
      ],
    },
    ar: {
      subject: `نُقل موعد: ${rest.serviceName}، ${subjectName(rest, 'ar')}`,
      lines: [
        `نقل ${nameOf(rest, 'ar')} موعدًا.`,
        factLines('ar', facts),
        isPending ? `لتأكيده أو رفضه: ${link}` : `مواعيدك: ${link}`,
      ],
    },
  })
}

export const ownersCancellationMail = ({
  link,
  refund,
  ...rest
}: Reader & OwnerMailFacts & { refund: string }): Mail => {
  const { serviceName, when, staffName, clientName, clientPhone, guestName } = rest
  const facts = { clientName, clientPhone, guestName, serviceName, when, staffName }
  return write(rest, {
    en: {
      subject: `Cancelled: ${serviceName}, ${subjectName(rest, 'en')}`,
      lines: [
        `${nameOf(rest, 'en')} has cancelled an appointment. The time is free again.`,
        factLines('en', facts),
        ...(refund ? [`What was paid online, ${isolated(refund)}, goes back to the client’s card.`] : []),
        `Your appointments: ${link}`,
      ],
    },
    ar: {
      subject: `أُلغي موعد: ${serviceName}، ${subjectName(rest, 'ar')}`,
      lines: [
        `ألغى ${nameOf(rest, 'ar')} موعدًا، وأصبح الوقت متاحًا من جديد.`,
        factLines('ar', facts),
        ...(refund ? [`المبلغ المدفوع عبر الإنترنت، ${isolated(refund)}، يعود إلى بطاقة العميل.`] : []),
        `مواعيدك: ${link}`,
      ],
    },
  })
}

const detailsOf = ({
  clientName,
  clientPhone,
  guestName,
  serviceName,
  when,
  staffName,
  price,
  notes,
}: Omit<OwnerMailFacts, 'link'>) => ({
  clientName,
  clientPhone,
  guestName,
  serviceName,
  when,
  staffName,
  price,
  notes,
})
