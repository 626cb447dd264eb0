import type { SliceRedaction } from '@/store/redaction'
import type { publicSiteSlice } from './publicSiteSlice'

export const publicSiteRedaction: SliceRedaction<typeof publicSiteSlice> = {
  feature: 'token',
}
