import { paths } from '@/domain/paths'
import type { DocumentText } from '../documentText'

export const document: DocumentText<'privacy'> = {
  title: 'Privacy Policy',
  updated: '2026-12-01',
  intro:
    'Kursi helps people find a barber shop or beauty salon and book a chair in it. To do that we need some information about you. This page says what we keep, why, who sees it, and what you can do about it.',
  sections: {
    information: {
      title: 'Information We Collect',
      paragraphs: ['We collect what you give us and what is needed to run the service:'],
      list: [
        'Your account: name, e-mail address, phone number, country, city, and whether you are a client, a salon owner or one of a salon’s staff.',
        'Your appointments: the salon, the service, the person, the time, the price, and any note you add.',
        'What you save or write: favorite salons, reviews, posters, and messages to us.',
        'Your subscription: the plan, its period, the coupon you used, and the payments made. Card details go to the payment provider and are not stored by us.',
        'Your location, only when you press Near Me or My Location. Near Me uses it for that one search and does not keep it. My Location, which salon owners find in their profile, keeps it as the location of the salon, from which others see how far away it is.',
        "Where you search without an account: it starts in the country of your browser's time zone, or where you searched last. A cookie in your browser remembers the country and the city for a year, and the page is made with it; we do not store it.",
        'Technical records: the network address of a request, the account that made it and the time, kept to protect the service from abuse.',
      ],
    },
    use: {
      title: 'How We Use Your Information',
      paragraphs: ['We use this information to:'],
      list: [
        'make, move and cancel your appointments, and tell you and the salon about them;',
        'show salon owners their day, their clients and their takings;',
        'run your subscription and keep its payment records;',
        'send you the messages that belong to the service, such as verification codes and changes to an appointment;',
        'answer your questions, and keep the service safe from misuse.',
      ],
    },
    sharing: {
      title: 'Sharing of Information',
      paragraphs: [
        'We do not sell your information, and we show you no advertising of others.',
        'A salon sees the name, phone number and notes of the people who book with it, and their earlier appointments there. It can keep about them what only it sees: notes, a birthday, allergies, what was used at a visit, and whether they agreed to photos and offers. Of its staff, those see it whom the owner lets see it. Everyone can see a salon’s public page and the reviews written about it.',
        'Companies that work for us, such as those that host the service, deliver our e-mail or take payments, receive only what they need for that work. We hand information to authorities only when the law obliges us to.',
      ],
    },
    security: {
      title: 'Data Security',
      paragraphs: [
        'Passwords are stored only as a hash that cannot be turned back. Connections are encrypted. Verification codes are short-lived and work once. Only the staff who need to see your information can see it.',
        'If you choose to be remembered on a device, your e-mail address is kept in that browser, and your password only in encrypted form. No system is perfectly safe; if something happens that puts your information at risk, we will tell you without delay.',
      ],
    },
    rights: {
      title: 'Your Rights',
      paragraphs: [
        'You can see and correct your information in your account settings at any time, and download a copy of it there. You can also ask us for a copy.',
        'You can delete your account yourself. Your personal information is then removed from our database, appointments still to come are cancelled, and what a salon has to keep for its books stays there without your name.',
      ],
      links: [{ to: paths.deleteAccount, text: 'Delete My Account' }],
    },
    changes: {
      title: 'Changes to This Policy',
      paragraphs: [
        'When we change this policy we publish the new text here with its date. If a change affects what we do with information you have already given us, we tell you by e-mail before it takes effect.',
      ],
    },
    contact: {
      title: 'Contact Us',
      paragraphs: [
        'For any question about your privacy, or to use one of your rights, write to us or call us. We answer in English and in Arabic.',
      ],
    },
  },
}
