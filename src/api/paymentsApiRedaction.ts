import type { ApiRedaction } from '@/store/redaction'
import type { paymentsApi } from './paymentsApi'

export const paymentsApiRedaction: ApiRedaction<typeof paymentsApi> = {
  listPayments: {
    answer: {
      salonName: 'told',
      salonNameAr: 'told',
      currency: 'token',
      timeZone: 'told',
      way: 'token',
      appointment: { name: 'told', nameAr: 'told' },
      refund: 'token',
    },
  },
}
