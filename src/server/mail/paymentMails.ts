import type { Mail } from '../kernel/Mailer'
import type { BookedFacts } from './clientMails'
import { factLines } from './factLines'
import { isolated } from './isolated'
import { write, type Reader } from './mails'

interface PaymentFacts extends BookedFacts {
  /** With currency sign. */
  amount: string
  link: string
}

export const paidMail = ({
  salonName,
  guestName,
  serviceName,
  when,
  amount,
  link,
  ...reader
}: Reader & PaymentFacts): Mail =>
  write(reader, {
    en: {
      subject: `Paid: ${serviceName} at ${salonName}`,
      lines: [
        `You have paid ${isolated(amount)} to ${isolated(salonName)}.`,
        factLines('en', { guestName, serviceName, when }),
        `Your payments: ${link}`,
      ],
    },
    ar: {
      subject: `تم الدفع: ${serviceName} لدى ${salonName}`,
      lines: [
        `دفعت ${isolated(amount)} إلى ${isolated(salonName)}.`,
        factLines('ar', { guestName, serviceName, when }),
        `مدفوعاتك: ${link}`,
      ],
    },
  })

export const refundedMail = ({
  salonName,
  guestName,
  serviceName,
  when,
  amount,
  link,
  ...reader
}: Reader & PaymentFacts): Mail =>
  write(reader, {
    en: {
      subject: `Refunded: ${serviceName} at ${salonName}`,
      lines: [
        `${isolated(amount)} has gone back to your card. Your bank may show it some days later.`,
        factLines('en', { guestName, serviceName, when }),
        `Your payments: ${link}`,
      ],
    },
    ar: {
      subject: `تم استرداد المبلغ: ${serviceName} لدى ${salonName}`,
      lines: [
        `أُعيد ${isolated(amount)} إلى بطاقتك، وقد يظهر لدى مصرفك بعد بضعة أيام.`,
        factLines('ar', { guestName, serviceName, when }),
        `مدفوعاتك: ${link}`,
      ],
    },
  })

/** The salon and the client settle it themselves. */
export const refundRefusedMail = ({
  salonName,
  guestName,
  serviceName,
  when,
  amount,
  link,
  side,
  ...reader
}: Reader & PaymentFacts & { side: 'client' | 'owner' }): Mail =>
  write(reader, {
    en: {
      subject: `Refund refused: ${serviceName} at ${salonName}`,
      lines: [
        side === 'client'
          ? `${isolated(amount)} could not go back to your card. The salon settles it with you in person.`
          : `${isolated(amount)} could not go back to the client’s card. Settle it with the client in person.`,
        factLines('en', { guestName, serviceName, when }),
        side === 'client' ? `Your payments: ${link}` : `Your appointments: ${link}`,
      ],
    },
    ar: {
      subject: `رُفض الاسترداد: ${serviceName} لدى ${salonName}`,
      lines: [
        side === 'client'
          ? `تعذّرت إعادة ${isolated(amount)} إلى بطاقتك. سيسوّيه الصالون معك مباشرة.`
          : `تعذّرت إعادة ${isolated(amount)} إلى بطاقة العميل. سوِّه مع العميل مباشرة.`,
        factLines('ar', { guestName, serviceName, when }),
        side === 'client' ? `مدفوعاتك: ${link}` : `مواعيدك: ${link}`,
      ],
    },
  })
