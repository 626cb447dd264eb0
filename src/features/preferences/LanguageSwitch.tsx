import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import { languageChosen, selectLanguage } from './preferencesSlice'

/** One press to the other language, named in that language so that whoever is lost can read it. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const other = useSelector(selectLanguage) === 'en' ? 'ar' : 'en'
  return (
    <Button variant="quiet" icon="globe" lang={other} onClick={() => dispatch(languageChosen(other))}>
      {t(`language.${other}`)}
    </Button>
  )
}
