import { mixed, object } from 'yup'
import { themes, type Theme } from './preferencesSlice'

export const persistedPreferencesSchema = object({ theme: mixed<Theme>().oneOf(themes).required() })
