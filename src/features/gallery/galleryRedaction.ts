import type { SliceRedaction } from '@/store/redaction'
import type { gallerySlice } from './gallerySlice'

export const galleryRedaction: SliceRedaction<typeof gallerySlice> = {
  step: 'token',
}
