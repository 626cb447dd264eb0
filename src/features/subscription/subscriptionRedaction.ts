import type { SliceRedaction } from '@/store/redaction'
import type { subscriptionSlice } from './subscriptionSlice'

export const subscriptionRedaction: SliceRedaction<typeof subscriptionSlice> = {
  tier: 'token',
  size: 'token',
  dialog: 'token',
  step: 'token',
  refusal: 'token',
  kind: 'token',
  tierChosen: 'token',
  couponFoundInvalid: 'token',
}
