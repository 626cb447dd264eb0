import type { SliceRedaction } from '@/store/redaction'
import type { takingsSlice } from './takingsSlice'

export const takingsRedaction: SliceRedaction<typeof takingsSlice> = {
  range: 'token',
  kind: 'token',
  format: 'token',
  step: 'token',
  takingsRangeChosen: 'token',
}
