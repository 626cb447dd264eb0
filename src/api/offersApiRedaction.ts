import type { ApiRedaction } from '@/store/redaction'
import type { promotionsApi } from './promotionsApi'

export const offersApiRedaction: ApiRedaction<typeof promotionsApi> = {
  listPromotions: {
    answer: {
      title: 'told',
      titleAr: 'told',
      details: 'told',
      detailsAr: 'told',
      salon: { name: 'told', nameAr: 'told', photoUrl: 'told' },
    },
  },
}
