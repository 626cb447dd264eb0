import type { SliceRedaction } from '@/store/redaction'
import type { preferencesSlice } from './preferencesSlice'

export const preferencesRedaction: SliceRedaction<typeof preferencesSlice> = {
  language: 'token',
  theme: 'token',
  languageChosen: 'token',
  themeChosen: 'token',
  appointmentsView: 'token',
  appointmentsViewChosen: 'token',
}
