import { paths } from '@/domain/paths'
import type { DocumentText } from '../documentText'

export const document: DocumentText<'subscription'> = {
  title: 'Subscription Terms',
  updated: '2026-11-30',
  intro:
    'These terms apply to every Kursi subscription. They come in addition to the Terms and Conditions and say what you pay, how long it lasts, and how it goes on.',
  sections: {
    plans: {
      title: 'Subscription Plans',
      paragraphs: [
        'Each plan comes for one person or for a team. Prices are in US dollars and cover the whole period. Where a plan has a free trial, nothing is charged until the trial is over, and each account can use a trial once.',
        'Premium adds faster customer service and enhanced support: say in your message that you have it, and it is answered first. Among salons that are equal in the order that a client has chosen, those with Premium come first in the search and are marked with its name; never before a better one.',
      ],
      links: [{ to: paths.manageSubscription, text: 'Choose a plan' }],
    },
    refunds: {
      title: 'Non-Refundable Policy',
      paragraphs: [
        'All purchases are final. Once a period has been paid, there is no cancellation of it and no refund, in whole or in part, even if you do not use the service until it ends.',
      ],
    },
    renewal: {
      title: 'Renewal',
      paragraphs: [
        'Your subscription renews automatically, for the same length and at the price of the plan, unless you turn auto-renewal off at least 24 hours before the current period ends.',
        'The renewal is charged within the 24 hours before the current period ends. You can turn auto-renewal off yourself on the page where you manage your subscription; it then runs until the end of its period.',
      ],
    },
    validity: {
      title: 'Validity Period',
      paragraphs: [
        'A period begins when it is paid or, with a trial, when the trial ends. It runs for the length of the plan without a break.',
        'The current period can be neither extended nor exchanged for another plan. A different plan can begin when the current period is over.',
      ],
    },
    support: {
      title: 'Support',
      paragraphs: ['For help with your subscription, write to us or call our toll-free number.'],
    },
  },
}
