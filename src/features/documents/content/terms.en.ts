import { paths } from '@/domain/paths'
import type { DocumentText } from '../documentText'

export const document: DocumentText<'terms'> = {
  title: 'Terms and Conditions',
  updated: '2026-11-01',
  intro:
    'These terms are the agreement between you and Kursi. They say what you can expect from us and what we expect from you, whether you book a chair or offer one.',
  sections: {
    acceptance: {
      title: 'Acceptance of Terms',
      paragraphs: [
        'By opening an account or booking an appointment you accept these terms. If you do not agree with them, please do not use Kursi.',
        'You must be at least 16 years old to open an account. Whoever opens one for a business confirms that they may act for it.',
      ],
    },
    use: {
      title: 'Use of the Service',
      paragraphs: [
        'Kursi brings clients and salons together. The service in the chair is given by the salon, which decides on its prices, its hours and its rules.',
        'An appointment is binding once it is confirmed. If you cannot come, cancel or move it in good time, so that the chair can go to someone else. Please do not:',
      ],
      list: [
        'book appointments that you do not mean to keep;',
        'give false information, or write reviews about visits that did not take place;',
        'try to reach data of others, or disturb the service by automatic requests;',
        'publish anything that is unlawful or insulting, or that belongs to someone else.',
      ],
    },
    account: {
      title: 'User Account',
      paragraphs: [
        'You are responsible for what happens through your account. Keep your password to yourself, and tell us at once if you believe that someone else knows it.',
        'Keep your e-mail address and phone number up to date, for they are how a salon reaches you about your appointment.',
      ],
    },
    property: {
      title: 'Intellectual Property',
      paragraphs: [
        'The name Kursi, its logo, its design and its software belong to us. You may use them only to use the service.',
        'Photos, posters, descriptions and reviews stay yours. By publishing them on Kursi you allow us to show them as part of the service for as long as they are published.',
      ],
    },
    liability: {
      title: 'Limitation of Liability',
      paragraphs: [
        'We take care that Kursi works and that the times shown are true, but we cannot promise that it is never interrupted. We are not liable for the work of a salon, or for what is lost because an appointment was missed, moved or cancelled.',
        'Where we are liable, it is for no more than you paid us in the twelve months before. Nothing in these terms limits a liability that the law does not allow to be limited.',
      ],
    },
    termination: {
      title: 'Termination',
      paragraphs: [
        'You can delete your account whenever you like. A paid subscription period is not refunded when you do.',
        'We can close an account that breaks these terms. Unless there is danger in waiting, we first tell you why and give you time to put it right.',
      ],
      links: [
        { to: paths.deleteAccount, text: 'Delete My Account' },
        { to: paths.subscriptionTerms, text: 'Subscription Terms' },
      ],
    },
    law: {
      title: 'Governing Law',
      paragraphs: [
        'These terms are governed by the laws in force in Palestine, and disputes are decided by the courts of Hebron. If you are a consumer living elsewhere, you keep the protection that the law of your country gives you.',
      ],
    },
    changes: {
      title: 'Changes to These Terms',
      paragraphs: [
        'We may change these terms when the service or the law changes. We publish the new text here and tell you by e-mail at least 14 days before it applies. If you go on using Kursi after that day, you accept it; if you do not want to, you can delete your account before.',
      ],
    },
    contact: {
      title: 'Contact Us',
      paragraphs: ['If anything here is unclear, ask us. We would rather explain it than have you guess.'],
    },
  },
}
