import { mixed, number, object, string } from 'yup'
import { deviceName, deviceOf } from '@/domain/device'
import type { Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import type { AppContext } from '../AppContext'
import { findLanguage, findUserById } from '../db/users'
import { cityOf } from '../kernel/cityOfUser'
import type { Mail } from '../kernel/Mailer'
import { whenIn } from '../kernel/words'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { isolated } from './isolated'
import { write, type Reader } from './mails'

export const accountChanges = [
  'password_changed',
  'password_reset',
  'key_made',
  'key_replaced',
  'key_revoked',
  'payment_method',
  'new_device',
] as const
export type AccountChange = (typeof accountChanges)[number]

/** Told to the account's holder, who may not have been the one who did it. */
export const accountChanged = outboxKind(
  'account_changed',
  object({
    userId: string().required(),
    change: mixed<AccountChange>().oneOf(accountChanges).required(),
    at: number().required(),
    userAgent: string().defined(),
  }),
)

export const mailsAccountChanges = ({ db, mailer, config }: AppContext) =>
  sends(accountChanged, async ({ userId, change, at, userAgent }, id) => {
    const user = await findUserById(db, userId)
    if (!user) return delivered
    const language = await findLanguage(db, userId)
    const mail = accountChangedMail(
      { to: user.email, language },
      {
        change,
        when: whenIn(language, at, cityOf(user.country, user.city).timeZone),
        device: deviceName(deviceOf(userAgent)) ?? '',
        forgotPassword: config.publicUrl + paths.forgotPassword,
      },
    )
    await mailer.send({ id, ...mail })
    return delivered
  })

const news: Record<Language, Record<AccountChange, { subject: string; text: string }>> = {
  en: {
    password_changed: {
      subject: 'Your Kursi password was changed',
      text: 'The password of your account was changed. Every other device was logged out.',
    },
    password_reset: {
      subject: 'Your Kursi password was reset',
      text: 'The password of your account was set anew with a mailed link. Every device was logged out, and your access keys have ended.',
    },
    key_made: {
      subject: 'A new key for your Kursi account',
      text: 'A key was made with which a program can read data of your account.',
    },
    key_replaced: {
      subject: 'A key of your Kursi account was replaced',
      text: 'A key of your account has a new text; the old one has ended.',
    },
    key_revoked: {
      subject: 'A key of your Kursi account was revoked',
      text: 'A key of your account was revoked. Programs that used it can no longer read your data.',
    },
    payment_method: {
      subject: 'Your Kursi payment method was changed',
      text: 'Your subscription will be paid with another card from now on.',
    },
    new_device: {
      subject: 'A new login to your Kursi account',
      text: 'Someone, most likely you, logged in on a device that your account has not been used on before.',
    },
  },
  ar: {
    password_changed: {
      subject: 'تغيّرت كلمة مرور حسابك في كرسي',
      text: 'تغيّرت كلمة مرور حسابك، وسُجّل الخروج من كل الأجهزة الأخرى.',
    },
    password_reset: {
      subject: 'أُعيد تعيين كلمة مرور حسابك في كرسي',
      text: 'أُعيد تعيين كلمة مرور حسابك عبر رابط مرسل بالبريد. سُجّل الخروج من كل الأجهزة وأُلغيت مفاتيح الوصول الخاصة بك.',
    },
    key_made: {
      subject: 'مفتاح جديد لحسابك في كرسي',
      text: 'أُنشئ مفتاح يمكن لبرنامج أن يقرأ به بيانات حسابك.',
    },
    key_replaced: {
      subject: 'استُبدل مفتاح لحسابك في كرسي',
      text: 'صار لأحد مفاتيح حسابك نص جديد، ولم يعد القديم صالحًا.',
    },
    key_revoked: {
      subject: 'أُلغي مفتاح لحسابك في كرسي',
      text: 'أُلغي أحد مفاتيح حسابك، ولم تعد البرامج التي تستخدمه قادرة على قراءة بياناتك.',
    },
    payment_method: {
      subject: 'تغيّرت وسيلة الدفع في حسابك في كرسي',
      text: 'ستُدفع رسوم اشتراكك ببطاقة أخرى من الآن فصاعدًا.',
    },
    new_device: {
      subject: 'تسجيل دخول جديد إلى حسابك في كرسي',
      text: 'سجّل أحدهم، وغالبًا أنت، الدخول من جهاز لم يُستخدم مع حسابك من قبل.',
    },
  },
}

interface ChangeFacts {
  change: AccountChange
  when: string
  /** Empty when the browser names none. */
  device: string
  forgotPassword: string
}

const circumstances = (...facts: string[]): string => facts.filter(Boolean).join('\n')

export const accountChangedMail = (
  reader: Reader,
  { change, when, device, forgotPassword }: ChangeFacts,
): Mail => {
  const en = news.en[change]
  const ar = news.ar[change]
  return write(reader, {
    en: {
      subject: en.subject,
      lines: [
        en.text,
        circumstances(`When: ${isolated(when)}`, device && `Device: ${isolated(device)}`),
        `If it was not you, choose a new password at once. That logs every device out and ends all keys: ${forgotPassword}`,
      ],
    },
    ar: {
      subject: ar.subject,
      lines: [
        ar.text,
        circumstances(`الوقت: ${isolated(when)}`, device && `الجهاز: ${isolated(device)}`),
        `إذا لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا، فهذا يسجّل الخروج من كل الأجهزة ويلغي كل المفاتيح: ${forgotPassword}`,
      ],
    },
  })
}
