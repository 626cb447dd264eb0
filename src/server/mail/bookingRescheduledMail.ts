import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import { write, type ConfirmedFacts, type Reader } from './mails'

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
}: Reader & BookingRescheduledFacts): Mail => {
  const facts = {
    serviceName,
    previously: previously === when ? '' : previously,
    when,
    staffName,
    address,
    price,
  }
  return write(reader, {
    en: {
      subject: `Changed: ${serviceName} at ${salonName}`,
      lines: [
        `${isolated(salonName)} has changed your appointment.`,
        factLines('en', facts),
        `If this does not suit you, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تغيّر موعدك: ${serviceName} لدى ${salonName}`,
      lines: [
        `غيّر ${isolated(salonName)} موعدك.`,
        factLines('ar', facts),
        `إذا لم يناسبك ذلك فيمكنك تأجيله أو إلغاؤه: ${link}`,
      ],
    },
  })
}
