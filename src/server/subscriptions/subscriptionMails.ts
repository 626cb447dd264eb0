import type { Language } from '@/domain/languages'
import type { Mail } from '../kernel/Mailer'
import { write, type Reader } from '../mail/mails'
import type { PlanTier } from '@/domain/plans'

export interface RenewalFacts {
  tier: PlanTier
  /** With currency sign. */
  amount: string
  /** Day and time in UTC, formatted in the reader's language. */
  endsAt: string
  fixedAt: string
  link: string
}

const planNames: Record<Language, Record<PlanTier, string>> = {
  en: { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', premium: 'Premium' },
  ar: { bronze: 'البرونزية', silver: 'الفضية', gold: 'الذهبية', premium: 'بريميوم' },
}

/** Sent some days before a renewal, while it can still be turned off. */
export const renewalComingMail = ({
  tier,
  amount,
  endsAt,
  fixedAt,
  link,
  ...reader
}: Reader & RenewalFacts): Mail =>
  write(reader, {
    en: {
      subject: `Your ${planNames.en[tier]} plan renews soon`,
      lines: [
        `The current period of your ${planNames.en[tier]} plan ends on ${endsAt}.`,
        `It renews automatically: ${amount} will be charged within the 24 hours before.`,
        `If you do not want that, turn auto-renewal off before ${fixedAt}: ${link}`,
      ],
    },
    ar: {
      subject: `موعد تجديد باقتك ${planNames.ar[tier]} قريب`,
      lines: [
        `تنتهي الفترة الحالية من باقتك ${planNames.ar[tier]} في ${endsAt}.`,
        `تتجدد الباقة تلقائيًا، وسيُخصم مبلغ ${amount} خلال الساعات الأربع والعشرين التي تسبق ذلك.`,
        `إذا لم ترغب في التجديد فأوقف التجديد التلقائي قبل ${fixedAt}: ${link}`,
      ],
    },
  })

/** Sent after a refused renewal. `endsAt` is when the plan ends if no charge succeeds. */
export const renewalRefusedMail = ({
  tier,
  amount,
  endsAt,
  link,
  ...reader
}: Reader & Omit<RenewalFacts, 'fixedAt'>): Mail =>
  write(reader, {
    en: {
      subject: `The payment for your ${planNames.en[tier]} plan was refused`,
      lines: [
        `We could not charge ${amount} for the next period of your ${planNames.en[tier]} plan.`,
        `We will try again. If no payment succeeds, the plan ends on ${endsAt}.`,
        `To use another card: ${link}`,
      ],
    },
    ar: {
      subject: `رُفض الدفع لباقتك ${planNames.ar[tier]}`,
      lines: [
        `تعذّر خصم ${amount} عن الفترة التالية من باقتك ${planNames.ar[tier]}.`,
        `سنحاول مرة أخرى. وإذا لم ينجح أي دفع فستنتهي الباقة في ${endsAt}.`,
        `لاستخدام بطاقة أخرى: ${link}`,
      ],
    },
  })
