import type { SliceRedaction } from '@/store/redaction'
import type { servicesSlice } from './servicesSlice'

export const servicesRedaction: SliceRedaction<typeof servicesSlice> = {
  step: 'token',
}
