import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '@/domain/languages'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How the owner looks at appointments. */
export const appointmentsViews = ['list', 'calendar'] as const
export type AppointmentsView = (typeof appointmentsViews)[number]

export interface PreferencesState {
  language: Language
  theme: Theme
  appointmentsView: AppointmentsView
}

export const initialPreferences: PreferencesState = {
  language: defaultLanguage,
  theme: 'system',
  appointmentsView: 'list',
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: initialPreferences,
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload
    },
    themeChosen: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload
    },
    appointmentsViewChosen: (state, { payload }: PayloadAction<AppointmentsView>) => {
      state.appointmentsView = payload
    },
  },
  selectors: {
    selectLanguage: state => state.language,
    selectTheme: state => state.theme,
    selectAppointmentsView: state => state.appointmentsView,
  },
})

export const { languageChosen, themeChosen, appointmentsViewChosen } = preferencesSlice.actions
export const { selectLanguage, selectTheme, selectAppointmentsView } = preferencesSlice.selectors
