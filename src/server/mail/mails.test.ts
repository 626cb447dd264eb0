import type { Language } from '@/domain/languages'
import { mailLanguage } from '../kernel/language'
import type { Mail } from '../kernel/Mailer'
import { accountChangedMail, accountChanges } from './accountChangedMail'
import { cancelledMail, confirmedMail, movedMail, reopenedMail, requestedMail } from './clientMails'
import { existingAccountMail, passwordResetMail, verificationCodeMail, welcomeMail } from './mails'
import { ownersBookingMail, ownersCancellationMail, ownersMoveMail, ownersRequestMail } from './ownerMails'
import { paidMail, refundedMail, refundRefusedMail } from './paymentMails'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['de-DE,de;q=0.9,ar;q=0.8,en;q=0.7', 'ar'],
  ['ar;q=0', 'en'],
  ['AR', 'ar'],
  ['*', 'en'],
  [';;;q=,ar;q=x', 'en'],
])('Accept-Language %j reads %s', (header, language) => expect(mailLanguage(header)).toBe(language))

const facts = {
  salonName: 'Salon محمد 2',
  guestName: 'Sami سامي',
  serviceName: 'Haircut',
  when: 'Monday 9:00 AM',
  staffName: 'Omar',
  price: '$20',
  address: 'Main Street 1',
  link: 'http://kursi.test/user/appointment',
}

const ownersFacts = {
  clientName: 'Ann لي',
  clientPhone: '+970599000111',
  guestName: 'Sami سامي',
  serviceName: 'Haircut',
  when: 'Monday 9:00 AM',
  staffName: 'Omar',
  price: '$20',
  notes: 'Kind أهلًا',
  link: 'http://kursi.test/salon/appointment',
}

const toAnn = { to: 'ann@example.test', settings: 'http://kursi.test/user/settings/notifications' }

const mails: Record<string, (language: Language) => Mail> = {
  verification: language => verificationCodeMail({ to: 'ann@example.test', language }, '012345'),
  account: language =>
    existingAccountMail(
      { to: 'ann@example.test', language },
      { login: 'http://a.test/l', forgotPassword: 'http://a.test/f' },
    ),
  welcome: language =>
    welcomeMail({ to: 'ann@example.test', language }, { name: 'Ann', login: 'http://a.test/l' }),
  reset: language => passwordResetMail({ to: 'ann@example.test', language }, 'http://a.test/?token=t'),
  ...Object.fromEntries(
    accountChanges.map(change => [
      change,
      (language: Language) =>
        accountChangedMail(
          { to: 'ann@example.test', language },
          { change, when: 'Monday', device: 'Firefox, Linux', forgotPassword: 'http://a.test/f' },
        ),
    ]),
  ),
  requested: language => requestedMail({ ...toAnn, language, ...facts }),
  reopened: language => reopenedMail({ ...toAnn, language, ...facts }),
  booked: language => confirmedMail({ ...toAnn, language, ...facts }),
  ...Object.fromEntries(
    (['client', 'salon'] as const).flatMap(by => [
      [
        `moved by the ${by}`,
        (language: Language) =>
          movedMail({ ...toAnn, language, ...facts, by, isPending: true, previously: 'Sunday' }),
      ],
      [
        `cancelled by the ${by}`,
        (language: Language) =>
          cancelledMail({ ...toAnn, language, ...facts, by, refund: '$20', search: 'http://a.test/s' }),
      ],
    ]),
  ),
  'owner: requested': language => ownersRequestMail({ ...toAnn, language, ...ownersFacts }),
  'owner: booked': language => ownersBookingMail({ ...toAnn, language, ...ownersFacts }),
  'owner: moved': language =>
    ownersMoveMail({ ...toAnn, language, ...ownersFacts, isPending: true, previously: 'Sunday' }),
  'owner: cancelled': language =>
    ownersCancellationMail({ ...toAnn, language, ...ownersFacts, clientName: '', refund: '$20' }),
  paid: language => paidMail({ ...toAnn, language, ...facts, amount: '$20' }),
  refunded: language => refundedMail({ ...toAnn, language, ...facts, amount: '$20' }),
  ...Object.fromEntries(
    (['client', 'owner'] as const).map(side => [
      `refund refused, to the ${side}`,
      (language: Language) => refundRefusedMail({ ...toAnn, language, ...facts, amount: '$20', side }),
    ]),
  ),
}

/** Removes names, codes and addresses: only these may contain letters of the other script. */
const withoutFacts = (text: string): string =>
  text
    .replace(/https?:\S+/g, '')
    .replace(/\u2068[^\u2069]*\u2069/g, '')
    .replaceAll('Salon محمد 2', '')
    .replaceAll('Haircut', '')
    .replaceAll('Ann لي', '')

describe.each(Object.entries(mails))('the %s mail', (_name, mail) => {
  test('is English for English readers, Arabic for Arabic ones', () => {
    const english = mail('en')
    const arabic = mail('ar')
    expect(withoutFacts(english.subject + english.text)).not.toMatch(/\p{Script=Arabic}/u)
    expect(withoutFacts(arabic.subject + arabic.text)).not.toMatch(/\p{Script=Latin}/u)
    expect(arabic.to).toBe('ann@example.test')
  })
})

test('a booking says what, when, with whom, where and for how much', () => {
  for (const language of ['en', 'ar'] as const) {
    const { subject, text } = confirmedMail({ to: 'ann@example.test', language, ...facts })
    for (const fact of Object.values(facts)) expect(text).toContain(fact)
    expect(subject).toContain(facts.salonName)
  }
})

test('a code stands as it is, with its leading zero', () => {
  expect(verificationCodeMail({ to: 'ann@example.test', language: 'ar' }, '012345').text).toContain('012345')
})
