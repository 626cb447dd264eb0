import type { ApiRedaction } from '@/store/redaction'
import type { promotionsApi } from './promotionsApi'

const texts = { title: 'told', titleAr: 'told', details: 'told', discount: { kind: 'token' } } as const
const promotion = {
  ...texts,
  detailsAr: 'told',
  salon: { name: 'told', nameAr: 'told', photoUrl: 'told' },
} as const

export const promotionsApiRedaction: ApiRedaction<typeof promotionsApi> = {
  listPromotions: { answer: promotion },
  listSalonPromotions: { answer: promotion },
  createPromotion: { args: texts, answer: promotion },
  updatePromotion: { args: texts, answer: promotion },
  endPromotion: { answer: promotion },
}
