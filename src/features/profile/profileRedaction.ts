import type { SliceRedaction } from '@/store/redaction'
import type { profileSlice } from './profileSlice'

export const profileRedaction: SliceRedaction<typeof profileSlice> = {
  details: 'token',
}
