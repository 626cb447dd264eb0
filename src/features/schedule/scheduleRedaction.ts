import type { SliceRedaction } from '@/store/redaction'
import type { scheduleSlice } from './scheduleSlice'

export const scheduleRedaction: SliceRedaction<typeof scheduleSlice> = {
  kind: 'token',
  conflicting: 'token',
}
