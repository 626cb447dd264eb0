import type { SliceRedaction } from '@/store/redaction'
import type { scheduleSlice } from './scheduleSlice'

export const scheduleRedaction: SliceRedaction<typeof scheduleSlice> = {
  step: 'token',
  done: 'token',
  kind: 'token',
  problem: 'token',
  asked: 'token',
  changeFailed: 'token',
}
