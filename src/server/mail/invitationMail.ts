import { randomBytes } from 'node:crypto'
import { mixed, object, string } from 'yup'
import { addressQuery, searchOf } from '@/domain/addressQuery'
import { languages, type Language } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { invitationDays } from '@/domain/staffAccess'
import type { AppContext } from '../AppContext'
import { findInvitation, setInvitationToken } from '../db/staffInvitations'
import type { Mail } from '../kernel/Mailer'
import { tokenHash } from '../kernel/tokenHash'
import { outboxKind } from '../outbox/outboxKind'
import { delivered, sends } from '../outbox/registerKind'
import { isolated } from './isolated'
import { write, type Reader } from './mails'

/** Contains no secret: the link is made when it is sent. A withdrawn or replaced invitation sends nothing. */
export const staffInvitation = outboxKind(
  'staff_invitation',
  object({
    invitationId: string().required(),
    language: mixed<Language>().oneOf(languages).required(),
  }),
)

export const mailsInvitations = ({ db, mailer, config, now }: AppContext) =>
  sends(staffInvitation, async ({ invitationId, language }, id) => {
    const invitation = await findInvitation(db, invitationId, now())
    if (!invitation) return delivered
    const token = randomBytes(32).toString('base64url')
    await setInvitationToken(db, invitationId, tokenHash(token))
    const link = `${config.publicUrl}${paths.join}${searchOf(addressQuery([['token', token]]))}`
    const { email: to, staff_name: name, salon_name, salon_name_ar } = invitation
    const salon = language === 'ar' ? (salon_name_ar ?? salon_name) : salon_name
    await mailer.send({ id, ...invitationMail({ to, language }, { name, salon, link }) })
    return delivered
  })

const invitationMail = (
  reader: Reader,
  { name, salon, link }: { name: string; salon: string; link: string },
): Mail =>
  write(reader, {
    en: {
      subject: `Your login to ${salon} on Kursi`,
      lines: [
        `Hello ${isolated(name)},`,
        `${isolated(salon)} invites you to log in to its calendar. Open this link to choose a password:`,
        link,
        `The link works once, within ${invitationDays} days. If you do not work there, you need not do anything.`,
      ],
    },
    ar: {
      subject: `دخولك إلى ${salon} في كرسي`,
      lines: [
        `مرحبًا ${isolated(name)}،`,
        `يدعوك ${isolated(salon)} إلى تسجيل الدخول إلى تقويمه. افتح هذا الرابط لاختيار كلمة مرور:`,
        link,
        `يعمل الرابط مرة واحدة خلال ${invitationDays} أيام. إذا كنت لا تعمل هناك فلا يلزمك فعل أي شيء.`,
      ],
    },
  })
