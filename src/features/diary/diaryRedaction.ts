import type { SliceRedaction } from '@/store/redaction'
import type { diarySlice } from './diarySlice'

export const diaryRedaction: SliceRedaction<typeof diarySlice> = {
  kind: 'token',
  verb: 'token',
  step: 'token',
  problem: 'token',
  done: 'token',
  mark: 'token',
}
