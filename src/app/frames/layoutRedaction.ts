import type { SliceRedaction } from '@/store/redaction'
import type { layoutSlice } from './layoutSlice'

export const layoutRedaction: SliceRedaction<typeof layoutSlice> = { dropped: 'token', refusal: 'token' }
