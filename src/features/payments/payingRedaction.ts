import type { SliceRedaction } from '@/store/redaction'
import type { payingSlice } from './payingSlice'

export const payingRedaction: SliceRedaction<typeof payingSlice> = {
  step: 'token',
  refusal: 'token',
  visitPaymentRefused: 'token',
}
