import type { SliceRedaction } from '@/store/redaction'
import type { bookingSlice } from './bookingSlice'

export const bookingRedaction: SliceRedaction<typeof bookingSlice> = {
  step: 'token',
}
