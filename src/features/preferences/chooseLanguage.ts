import { chosenLanguageCookie, type Language } from '@/domain/languages'
import type { AppThunk } from '@/store/AppThunk'
import { writeCookie } from '@/ui/writeCookie'
import { languageChosen } from './preferencesSlice'

/** The reader's own choice: from now on no link opens a page in another language. */
export const chooseLanguage =
  (language: Language): AppThunk =>
  dispatch => {
    dispatch(languageChosen(language))
    writeCookie(document, chosenLanguageCookie, language)
  }
