import { codeLifetimeMinutes } from '@/domain/code'
import type { Language } from '@/domain/languages'
import type { Mail } from '../kernel/Mailer'
import { isolated } from './isolated'

export interface Reader {
  to: string
  language: Language
  /** Where the reader chooses which mails to get; only for mails that can be switched off. */
  settings?: string
}

/** The lifetime of the link in a password mail. */
export const resetLifetimeMinutes = 60

const settingsLine: Record<Language, string> = {
  en: 'To choose which mails you get:',
  ar: 'لاختيار الرسائل التي تصلك:',
}

export const write = (
  { to, language, settings }: Reader,
  texts: Record<Language, { subject: string; lines: string[] }>,
): Mail => {
  const { subject, lines } = texts[language]
  const foot = settings === undefined ? [] : [`${settingsLine[language]} ${settings}`]
  return { to, subject, text: [...lines, ...foot].join('\n\n') }
}

export const verificationCodeMail = (reader: Reader, code: string): Mail =>
  write(reader, {
    en: {
      subject: 'Your Kursi verification code',
      lines: [
        `Your code is ${code}`,
        `Enter it on the page where you are signing up. It is good for ${codeLifetimeMinutes} minutes, and a newer code replaces it.`,
        'If you did not ask for it, you need not do anything.',
      ],
    },
    ar: {
      subject: 'رمز التحقق الخاص بك في كرسي',
      lines: [
        `رمزك هو ${code}`,
        `أدخِله في الصفحة التي تنشئ فيها حسابك. الرمز صالح لمدة ${codeLifetimeMinutes} دقائق، وأي رمز أحدث يحل محله.`,
        'إذا لم تطلب هذا الرمز فلا يلزمك فعل أي شيء.',
      ],
    },
  })

/** Replaces the code for an address that has an account, so that the page does not reveal the account. */
export const existingAccountMail = (reader: Reader, links: { login: string; forgotPassword: string }): Mail =>
  write(reader, {
    en: {
      subject: 'You already have a Kursi account',
      lines: [
        'Someone, most likely you, tried to sign up with this e-mail address. It already has an account.',
        `Log in: ${links.login}`,
        `Forgot your password? Choose a new one: ${links.forgotPassword}`,
        'If it was not you, you need not do anything.',
      ],
    },
    ar: {
      subject: 'لديك حساب في كرسي بالفعل',
      lines: [
        'حاول أحدهم، وغالبًا أنت، إنشاء حساب بهذا البريد الإلكتروني، ولهذا البريد حساب بالفعل.',
        `تسجيل الدخول: ${links.login}`,
        `نسيت كلمة المرور؟ اختر كلمة جديدة: ${links.forgotPassword}`,
        'إذا لم تكن أنت من حاول فلا يلزمك فعل أي شيء.',
      ],
    },
  })

export const welcomeMail = (reader: Reader, { name, login }: { name: string; login: string }): Mail =>
  write(reader, {
    en: {
      subject: 'Welcome to Kursi',
      lines: [`Hello ${isolated(name)},`, 'Your account is ready.', `Log in: ${login}`],
    },
    ar: {
      subject: 'أهلًا بك في كرسي',
      lines: [`مرحبًا ${isolated(name)}،`, 'حسابك جاهز.', `تسجيل الدخول: ${login}`],
    },
  })

export const passwordResetMail = (reader: Reader, link: string): Mail =>
  write(reader, {
    en: {
      subject: 'Choose a new Kursi password',
      lines: [
        'Open this link to choose a new password:',
        link,
        `The link works once, within ${resetLifetimeMinutes} minutes. If you did not ask for it, your password stays as it is.`,
      ],
    },
    ar: {
      subject: 'اختر كلمة مرور جديدة لحسابك في كرسي',
      lines: [
        'افتح هذا الرابط لاختيار كلمة مرور جديدة:',
        link,
        `يعمل الرابط مرة واحدة خلال ${resetLifetimeMinutes} دقيقة. إذا لم تطلبه فستبقى كلمة مرورك كما هي.`,
      ],
    },
  })
