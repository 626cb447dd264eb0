import type { Mail } from '../kernel/Mailer'
import { isolated, write, type ConfirmedFacts, type Reader } from './mails'

interface BookingRescheduledFacts extends ConfirmedFacts {
  /** Day and time that the client knew until now; the same where only the person or the service is another. */
  previously: string
}

/** For a client whose appointment the salon has moved or changed. */
export const bookingRescheduledMail = ({
  salonName,
  serviceName,
  when,
  previously,
  staffName,
  price,
  address,
  link,
  ...reader
}: Reader & BookingRescheduledFacts): Mail =>
  write(reader, {
    en: {
      subject: `Changed: ${serviceName} at ${salonName}`,
      lines: [
        `${isolated(salonName)} has changed your appointment.`,
        [
          `What: ${isolated(serviceName)}`,
          ...(previously === when ? [] : [`Until now: ${isolated(previously)}`]),
          `When: ${isolated(when)}`,
          `With: ${isolated(staffName)}`,
          `Where: ${isolated(address)}`,
          `Price: ${isolated(price)}`,
        ].join('\n'),
        `If this does not suit you, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تغيّر موعدك: ${serviceName} لدى ${salonName}`,
      lines: [
        `غيّر ${isolated(salonName)} موعدك.`,
        [
          `الخدمة: ${isolated(serviceName)}`,
          ...(previously === when ? [] : [`الموعد السابق: ${isolated(previously)}`]),
          `الموعد: ${isolated(when)}`,
          `مع: ${isolated(staffName)}`,
          `المكان: ${isolated(address)}`,
          `السعر: ${isolated(price)}`,
        ].join('\n'),
        `إذا لم يناسبك ذلك فيمكنك تأجيله أو إلغاؤه: ${link}`,
      ],
    },
  })
