import type { ApiRedaction } from '@/store/redaction'
import type { notificationsApi } from './notificationsApi'

export const notificationsApiRedaction: ApiRedaction<typeof notificationsApi> = {
  listNotifications: {
    answer: {
      notifications: {
        kind: 'token',
        facts: {
          salonName: 'told',
          salonNameAr: 'told',
          serviceName: 'told',
          serviceNameAr: 'told',
          change: 'token',
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
