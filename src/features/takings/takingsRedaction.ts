import type { SliceRedaction } from '@/store/redaction'
import type { takingsSlice } from './takingsSlice'

export const takingsRedaction: SliceRedaction<typeof takingsSlice> = {
  range: 'token',
  kind: 'token',
  step: 'token',
  takingsRangeChosen: 'token',
  downloadStarted: 'token',
}
