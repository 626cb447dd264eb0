import type { Mail } from '../kernel/Mailer'
import { isolated, write, type BookingFacts, type Reader } from './mails'

export interface ReminderFacts extends BookingFacts {
  staffName: string
  address: string
  /** The reader's list of appointments. */
  link: string
}

/** For a client whose appointment is near. */
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
        [
          `What: ${isolated(serviceName)}`,
          `When: ${isolated(when)}`,
          `With: ${isolated(staffName)}`,
          `Where: ${isolated(address)}`,
        ].join('\n'),
        `To see, move or cancel it: ${link}`,
      ],
    },
    ar: {
      subject: `تذكير: ${serviceName} لدى ${salonName}`,
      lines: [
        `اقترب موعدك لدى ${isolated(salonName)}.`,
        [
          `الخدمة: ${isolated(serviceName)}`,
          `الموعد: ${isolated(when)}`,
          `مع: ${isolated(staffName)}`,
          `المكان: ${isolated(address)}`,
        ].join('\n'),
        `لعرض الموعد أو تأجيله أو إلغائه: ${link}`,
      ],
    },
  })
