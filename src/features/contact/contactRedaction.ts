import type { SliceRedaction } from '@/store/redaction'
import type { contactSlice } from './contactSlice'

export const contactRedaction: SliceRedaction<typeof contactSlice> = {
  step: 'token',
}
