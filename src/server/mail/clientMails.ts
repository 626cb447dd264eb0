import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import { write, type Reader } from './mails'

export interface BookingFacts {
  salonName: string
  serviceName: string
  /** Day and time in the salon's time zone, formatted in the reader's language. */
  when: string
}

export interface BookedFacts extends BookingFacts {
  /** Empty where the client booked for themselves. */
  guestName: string
}

export interface AppointmentMailFacts extends BookedFacts {
  staffName: string
  /** With currency sign, or the word for free. */
  price: string
  address: string
  /** The client's appointments. */
  link: string
}

/** The salon has the client's request and has not answered it. */
export const requestedMail = ({ salonName, link, ...rest }: Reader & AppointmentMailFacts): Mail => {
  const { serviceName } = rest
  return write(rest, {
    en: {
      subject: `Requested: ${serviceName} at ${salonName}`,
      lines: [
        `${isolated(salonName)} has your request. We will write to you when it is answered.`,
        factLines('en', detailsOf(rest)),
        `To move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تم إرسال طلبك: ${serviceName} لدى ${salonName}`,
      lines: [
        `وصل طلبك إلى ${isolated(salonName)}، وسنراسلك عند الرد عليه.`,
        factLines('ar', detailsOf(rest)),
        `لتأجيل الموعد أو إلغائه: ${link}`,
      ],
    },
  })
}

/** The salon has taken back that it declined the request. */
export const reopenedMail = ({ salonName, link, ...rest }: Reader & AppointmentMailFacts): Mail => {
  const { serviceName } = rest
  return write(rest, {
    en: {
      subject: `Open again: ${serviceName} at ${salonName}`,
      lines: [
        `${isolated(salonName)} has taken back that it declined your request. We will write to you when it is answered.`,
        factLines('en', detailsOf(rest)),
        `To move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `طلبك قائم من جديد: ${serviceName} لدى ${salonName}`,
      lines: [
        `تراجع ${isolated(salonName)} عن رفض طلبك، وسنراسلك عند الرد عليه.`,
        factLines('ar', detailsOf(rest)),
        `لتأجيل الموعد أو إلغائه: ${link}`,
      ],
    },
  })
}

export const confirmedMail = ({ salonName, link, ...rest }: Reader & AppointmentMailFacts): Mail => {
  const { serviceName } = rest
  return write(rest, {
    en: {
      subject: `Booked: ${serviceName} at ${salonName}`,
      lines: [
        `Your appointment at ${isolated(salonName)} is booked.`,
        factLines('en', detailsOf(rest)),
        `To move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تم الحجز: ${serviceName} لدى ${salonName}`,
      lines: [
        `تم حجز موعدك لدى ${isolated(salonName)}.`,
        factLines('ar', detailsOf(rest)),
        `لتأجيل الموعد أو إلغائه: ${link}`,
      ],
    },
  })
}

interface MovedFacts {
  by: 'client' | 'salon'
  /** The old day and time; equal to the new one when only the staff member or a service changed. */
  previously: string
  /** The salon has not answered the request. */
  isPending: boolean
}

export const movedMail = ({
  salonName,
  link,
  by,
  previously,
  isPending,
  ...rest
}: Reader & AppointmentMailFacts & MovedFacts): Mail => {
  const { serviceName, when } = rest
  const facts = { ...detailsOf(rest), previously: previously === when ? '' : previously }
  const isOwn = by === 'client'
  return write(rest, {
    en: {
      subject: `${isOwn ? 'Moved' : 'Changed'}: ${serviceName} at ${salonName}`,
      lines: [
        isOwn
          ? `You have moved your appointment at ${isolated(salonName)}.`
          : `${isolated(salonName)} has changed your appointment.`,
        factLines('en', facts),
        ...(isPending ? ['The salon still has to confirm it. We will write to you then.'] : []),
        isOwn ? `To move or cancel it: ${link}` : `If this does not suit you, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `${isOwn ? 'نقلت موعدك' : 'تغيّر موعدك'}: ${serviceName} لدى ${salonName}`,
      lines: [
        isOwn ? `نقلت موعدك لدى ${isolated(salonName)}.` : `غيّر ${isolated(salonName)} موعدك.`,
        factLines('ar', facts),
        ...(isPending ? ['لا يزال على الصالون تأكيده، وسنراسلك عندئذ.'] : []),
        isOwn ? `لتأجيل الموعد أو إلغائه: ${link}` : `إذا لم يناسبك ذلك فيمكنك تأجيله أو إلغاؤه: ${link}`,
      ],
    },
  })
}

interface CancelledFacts {
  by: 'client' | 'salon'
  reason?: string
  /** The online payment that is refunded, with currency sign. */
  refund?: string
  /** Where to book again. */
  search: string
}

export const cancelledMail = ({
  salonName,
  guestName,
  serviceName,
  when,
  by,
  reason = '',
  refund = '',
  search,
  ...reader
}: Reader & BookedFacts & CancelledFacts): Mail => {
  const isOwn = by === 'client'
  return write(reader, {
    en: {
      subject: `Cancelled: ${serviceName} at ${salonName}`,
      lines: [
        isOwn
          ? `You have cancelled your appointment at ${isolated(salonName)}.`
          : `${isolated(salonName)} is no longer able to take your appointment.`,
        factLines('en', { guestName, serviceName, when, reason }),
        ...(refund ? [`What you paid online, ${isolated(refund)}, goes back to your card.`] : []),
        isOwn
          ? `You can book again at any time: ${search}`
          : `We are sorry. You can book another salon at any time: ${search}`,
      ],
    },
    ar: {
      subject: `أُلغي الموعد: ${serviceName} لدى ${salonName}`,
      lines: [
        isOwn
          ? `ألغيت موعدك لدى ${isolated(salonName)}.`
          : `لم يعد بإمكان ${isolated(salonName)} استقبالك في موعدك.`,
        factLines('ar', { guestName, serviceName, when, reason }),
        ...(refund ? [`المبلغ الذي دفعته عبر الإنترنت، ${isolated(refund)}، يعود إلى بطاقتك.`] : []),
        isOwn
          ? `يمكنك الحجز مرة أخرى في أي وقت: ${search}`
          : `نعتذر عن ذلك. يمكنك حجز موعد في صالون آخر في أي وقت: ${search}`,
      ],
    },
  })
}

const detailsOf = ({
  guestName,
  serviceName,
  when,
  staffName,
  address,
  price,
}: Omit<AppointmentMailFacts, 'salonName' | 'link'>) => ({
  guestName,
  serviceName,
  when,
  staffName,
  address,
  price,
})
