import { waitTurnMinutes } from '@/domain/waitlist'
import type { Mail } from '../kernel/Mailer'
import { factLines } from './factLines'
import { isolated } from './isolated'
import type { BookingFacts } from './clientMails'
import { write, type Reader } from './mails'

export const slotFreeMail = ({
  salonName,
  serviceName,
  when,
  link,
  ...reader
}: Reader & BookingFacts & { link: string }): Mail =>
  write(reader, {
    en: {
      subject: `A time is free: ${serviceName} at ${salonName}`,
      lines: [
        `A time you were waiting for at ${isolated(salonName)} is free.`,
        factLines('en', { serviceName, when }),
        `Book it: ${link}`,
        `You are the first to know. In ${waitTurnMinutes} minutes we tell the next person; it goes to whoever books first.`,
      ],
    },
    ar: {
      subject: `أصبح موعد متاحًا: ${serviceName} لدى ${salonName}`,
      lines: [
        `أصبح موعد كنت تنتظره لدى ${isolated(salonName)} متاحًا.`,
        factLines('ar', { serviceName, when }),
        `احجزه الآن: ${link}`,
        `أنت أول من يعلم بذلك. سنخبر الشخص التالي بعد ${waitTurnMinutes} دقيقة، والموعد لمن يحجزه أولًا.`,
      ],
    },
  })
