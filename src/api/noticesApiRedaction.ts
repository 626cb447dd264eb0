import type { ApiRedaction } from '@/store/redaction'
import type { noticesApi } from './noticesApi'

export const noticesApiRedaction: ApiRedaction<typeof noticesApi> = {
  listNotices: {
    answer: {
      notices: {
        kind: 'token',
        facts: {
          salonName: 'told',
          salonNameAr: 'told',
          serviceName: 'told',
          serviceNameAr: 'told',
          audience: 'token',
          status: 'token',
          timeZone: 'told',
          refund: { currency: 'token' },
          unreturned: { currency: 'token' },
          title: 'told',
          titleAr: 'told',
        },
      },
    },
  },
}
