import type { SliceRedaction } from '@/store/redaction'
import type { reviewsSlice } from './reviewsSlice'

export const reviewsRedaction: SliceRedaction<typeof reviewsSlice> = {
  kind: 'token',
  order: 'token',
}
