import type { ApiRedaction } from '@/store/redaction'
import type { offersApi } from './offersApi'

export const offersApiRedaction: ApiRedaction<typeof offersApi> = {
  listOffers: {
    answer: {
      title: 'told',
      titleAr: 'told',
      details: 'told',
      detailsAr: 'told',
      salon: { name: 'told', nameAr: 'told', photoUrl: 'told' },
    },
  },
}
