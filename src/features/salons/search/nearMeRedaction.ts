import type { SliceRedaction } from '@/store/redaction'
import type { nearMeSlice } from './nearMeSlice'

export const nearMeRedaction: SliceRedaction<typeof nearMeSlice> = {
  step: 'token',
  reason: 'token',
  positionNotFound: 'token',
}
