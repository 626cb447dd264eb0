import type { SliceRedaction } from '@/store/redaction'
import type { postersSlice } from './postersSlice'

export const postersRedaction: SliceRedaction<typeof postersSlice> = {
  step: 'token',
  done: 'token',
}
