import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type Language } from '@/domain/languages'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export interface PreferencesState {
  language: Language
  theme: Theme
}

export const initialPreferences: PreferencesState = {
  language: defaultLanguage,
  theme: 'system',
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
  },
  selectors: {
    selectLanguage: state => state.language,
    selectTheme: state => state.theme,
  },
})

export const { languageChosen, themeChosen } = preferencesSlice.actions
export const { selectLanguage, selectTheme } = preferencesSlice.selectors
