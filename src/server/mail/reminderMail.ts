import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import type { BookedFacts } from './clientMails'
import { write, type Reader } from './mails'

export interface ReminderFacts extends BookedFacts {
  staffName: string
  address: string
  link: string
}

export const reminderMail = ({
  salonName,
  guestName,
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
        factLines('en', { guestName, serviceName, when, staffName, address }),
        `To see, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تذكير: ${serviceName} لدى ${salonName}`,
      lines: [
        `اقترب موعدك لدى ${isolated(salonName)}.`,
        factLines('ar', { guestName, serviceName, when, staffName, address }),
        `لعرض الموعد أو تأجيله أو إلغائه: ${link}`,
      ],
    },
  })
