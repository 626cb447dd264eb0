import type { SliceRedaction } from '@/store/redaction'
import type { subscriptionSlice } from './subscriptionSlice'

export const subscriptionRedaction: SliceRedaction<typeof subscriptionSlice> = {
  tier: 'token',
  dialog: 'token',
  kind: 'token',
  tierChosen: 'token',
}
