import type { SliceRedaction } from '@/store/redaction'
import type { teamSlice } from './teamSlice'

export const teamRedaction: SliceRedaction<typeof teamSlice> = {
  step: 'token',
  photo: 'token',
  photoSettled: 'token',
  removalFailed: 'token',
}
