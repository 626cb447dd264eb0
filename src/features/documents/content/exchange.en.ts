import { paths } from '@/domain/paths'
import type { DocumentText } from '../documentText'

export const document: DocumentText<'exchange'> = {
  title: 'Terms of Exchange',
  updated: '2026-11-01',
  intro:
    'What can and cannot be exchanged, given back or extended once you have bought a Kursi plan. Please read this before you pay.',
  sections: {
    plans: {
      title: 'What You Buy',
      paragraphs: [
        'You buy the use of Kursi for the length of one of these plans, for one person or for a team. Prices are in US dollars for the whole period.',
      ],
      links: [{ to: paths.subscriptionTerms, text: 'Subscription Terms' }],
    },
    refunds: {
      title: 'No Refund',
      paragraphs: [
        'All purchases are final: there is no cancellation and no refund once a period has been paid. If your plan has a free trial, use it to find out whether Kursi suits you; nothing is charged while it runs.',
      ],
    },
    renewal: {
      title: 'Renewal',
      paragraphs: [
        'A plan renews automatically unless auto-renewal is turned off at least 24 hours before the period ends. The renewal is charged within the 24 hours before the period ends, and a renewed period is a purchase like the first: it is final.',
      ],
    },
    validity: {
      title: 'No Exchange or Extension',
      paragraphs: [
        'There are no extensions or exchanges in the current period. A one-person plan cannot be exchanged for a team plan, nor one plan for another, before the period ends; days that you do not use are not added to the next period.',
        'To change your plan, turn auto-renewal off and choose the new plan when the current period is over.',
      ],
    },
    support: {
      title: 'Support',
      paragraphs: [
        'If you were charged by mistake or twice for the same period, tell us and we will put it right. You reach us by e-mail and by our toll-free number.',
      ],
    },
  },
}
