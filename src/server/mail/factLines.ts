import type { Language } from '@/domain/languages'
import { isolated } from './isolated'

const labels = {
  en: {
    serviceName: 'What',
    previously: 'Until now',
    when: 'When',
    staffName: 'With',
    address: 'Where',
    price: 'Price',
    reason: 'They say',
  },
  ar: {
    serviceName: 'الخدمة',
    previously: 'الموعد السابق',
    when: 'الموعد',
    staffName: 'مع',
    address: 'المكان',
    price: 'السعر',
    reason: 'رسالتهم إليك',
  },
} as const satisfies Record<Language, object>

type Fact = keyof (typeof labels)['en']

const order = [
  'serviceName',
  'previously',
  'when',
  'staffName',
  'address',
  'price',
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
