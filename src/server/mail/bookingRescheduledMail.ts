import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import { write, type ConfirmedFacts, type Reader } from './mails'

interface BookingRescheduledFacts extends ConfirmedFacts {
  /** The old day and time; equal to the new one when only the staff member or a service changed. */
  previously: string
}

/** Informs the client that the salon rescheduled or changed the appointment. */
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
