import type { SliceRedaction } from '@/store/redaction'
import type { sectionsSlice } from './sectionsSlice'

export const sectionsRedaction: SliceRedaction<typeof sectionsSlice> = {
  step: 'token',
}
