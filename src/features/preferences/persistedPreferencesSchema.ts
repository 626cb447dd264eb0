import { mixed, object } from 'yup'
import {
  appointmentsViews,
  initialPreferences,
  themes,
  type AppointmentsView,
  type Theme,
} from './preferencesSlice'

export const persistedPreferencesSchema = object({
  theme: mixed<Theme>().oneOf(themes).required(),
  appointmentsView: mixed<AppointmentsView>()
    .oneOf(appointmentsViews)
    .default(initialPreferences.appointmentsView),
})
