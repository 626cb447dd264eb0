import type { SliceRedaction } from '@/store/redaction'
import type { authSlice } from './authSlice'

export const authRedaction: SliceRedaction<typeof authSlice> = {
  role: 'token',
  salon: 'token',
  city: 'told',
  country: 'told',
  rights: 'token',
  ended: 'token',
  form: 'token',
  sessionEnded: 'token',
  step: 'token',
  business: 'token',
  businessChosen: 'token',
  profileChosen: 'token',
}
