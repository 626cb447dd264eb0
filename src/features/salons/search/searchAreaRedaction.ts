import { isCityName } from '@/domain/geography/allCities'
import type { SliceRedaction } from '@/store/redaction'
import type { searchAreaSlice } from './searchAreaSlice'

export const searchAreaRedaction: SliceRedaction<typeof searchAreaSlice> = {
  country: 'told',
  city: (name, hide) => (isCityName(name) ? name : hide(name)),
}
