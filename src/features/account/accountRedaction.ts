import type { SliceRedaction } from '@/store/redaction'
import type { accountSlice } from './accountSlice'

export const accountRedaction: SliceRedaction<typeof accountSlice> = {
  details: 'token',
  password: 'token',
  kind: 'token',
}
