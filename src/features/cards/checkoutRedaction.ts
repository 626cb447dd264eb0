import type { SliceRedaction } from '@/store/redaction'
import type { checkoutSlice } from './checkoutSlice'

export const checkoutRedaction: SliceRedaction<typeof checkoutSlice> = {
  purpose: 'token',
  step: 'token',
  refusal: 'token',
  tier: 'token',
  size: 'token',
  checkoutReopened: 'token',
  receiptLeft: 'token',
  checkoutClosed: 'token',
}
