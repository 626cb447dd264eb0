import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import type { BookingFacts } from './clientMails'
import { write, type Reader } from './mails'

export interface ReminderFacts extends BookingFacts {
  staffName: string
  address: string
  link: string
}

export const reminderMail = ({
  salonName,
  serviceName,
  when,
  staffName,
  address,
  link,
  ...reader
}: Reader & ReminderFacts): Mail =>
  write(reader, {
    en: {
      subject: `Reminder: ${serviceName} at ${salonName}`,
      lines: [
        `Your appointment at ${isolated(salonName)} is coming up.`,
        factLines('en', { serviceName, when, staffName, address }),
        `To see, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تذكير: ${serviceName} لدى ${salonName}`,
      lines: [
        `اقترب موعدك لدى ${isolated(salonName)}.`,
        factLines('ar', { serviceName, when, staffName, address }),
        `لعرض الموعد أو تأجيله أو إلغائه: ${link}`,
      ],
    },
  })
