import type { Language } from '@/domain/languages'
import { isolated } from './isolated'

const labels = {
  en: {
    guestName: 'For',
    serviceName: 'What',
    previously: 'Until now',
    when: 'When',
    staffName: 'With',
    address: 'Where',
    price: 'Price',
    reason: 'They say',
    clientName: 'Client',
    clientPhone: 'Phone',
    notes: 'Note',
  },
  ar: {
    guestName: 'لأجل',
    serviceName: 'الخدمة',
    previously: 'الموعد السابق',
    when: 'الموعد',
    staffName: 'مع',
    address: 'المكان',
    price: 'السعر',
    reason: 'رسالتهم إليك',
    clientName: 'العميل',
    clientPhone: 'الهاتف',
    notes: 'ملاحظة',
  },
} as const satisfies Record<Language, object>

type Fact = keyof (typeof labels)['en']

const order = [
  'clientName',
  'clientPhone',
  'guestName',
  'serviceName',
  'previously',
  'when',
  'staffName',
  'address',
  'price',
  'notes',
  'reason',
] as const satisfies readonly Fact[]

/** What a mail says of an appointment, a line for each fact that is not empty. */
export const factLines = (language: Language, facts: Partial<Record<Fact, string>>): string =>
  order
    .flatMap(fact => {
      const value = facts[fact]
      return value ? [`${labels[language][fact]}: ${isolated(value)}`] : []
    })
    .join('\n')
