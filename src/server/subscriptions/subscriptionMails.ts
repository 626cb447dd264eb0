import type { Language } from '@/domain/languages'
import type { Mail } from '../kernel/Mailer'
import { isolated } from '../mail/isolated'
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

/** Sent some days before a plan ends that does not renew. `staying`: the only one of a team who can be booked then. */
export const planEndingMail = ({
  tier,
  endsAt,
  link,
  staying,
  ...reader
}: Reader & Pick<RenewalFacts, 'tier' | 'endsAt' | 'link'> & { staying?: string }): Mail =>
  write(reader, {
    en: {
      subject: `Your ${planNames.en[tier]} plan ends soon`,
      lines: [
        `Your ${planNames.en[tier]} plan ends on ${endsAt}. It does not renew, and nothing more is charged.`,
        ...(staying === undefined
          ? []
          : [
              `From then on clients can book only ${isolated(staying)}, the first of your team. Appointments that are booked stay. To choose somebody else, move them to the top of My Team.`,
            ]),
        `To keep the plan, turn auto-renewal on: ${link}`,
      ],
    },
    ar: {
      subject: `باقتك ${planNames.ar[tier]} تنتهي قريبًا`,
      lines: [
        `تنتهي باقتك ${planNames.ar[tier]} في ${endsAt}. لن تتجدد، ولن يُخصم أي مبلغ آخر.`,
        ...(staying === undefined
          ? []
          : [
              `بعد ذلك لا يستطيع العملاء الحجز إلا عند ${isolated(staying)}، الأول في فريقك. تبقى المواعيد المحجوزة كما هي. لاختيار شخص آخر انقله إلى أعلى القائمة في «فريقي».`,
            ]),
        `للاحتفاظ بالباقة فعّل التجديد التلقائي: ${link}`,
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
