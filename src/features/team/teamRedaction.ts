import type { SliceRedaction } from '@/store/redaction'
import type { teamSlice } from './teamSlice'

export const teamRedaction: SliceRedaction<typeof teamSlice> = {
  photo: 'token',
  photoSettled: 'token',
}
