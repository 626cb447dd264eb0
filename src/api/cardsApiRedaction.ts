import type { ApiRedaction } from '@/store/redaction'
import type { cardsApi } from './cardsApi'

export const cardsApiRedaction: ApiRedaction<typeof cardsApi> = {
  getCardEntry: { answer: { entry: 'token' } },
  openCardPage: { args: { returnTo: 'token' } },
}
