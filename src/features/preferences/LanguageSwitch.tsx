import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { nextLanguage } from '@/domain/languages'
import { Button } from '@/ui/Button'
import { useParamDrop } from '@/ui/useParamDrop'
import { languageChosen, selectLanguage } from './preferencesSlice'

/** One press switches to the next language. The button names it in that language, so that its speakers can read it. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // A reload would otherwise bring back the language that the link named.
  const dropLinked = useParamDrop('lang')
  const other = nextLanguage(useSelector(selectLanguage))
  return (
    <Button
      variant="quiet"
      icon="globe"
      lang={other}
      onClick={() => {
        dispatch(languageChosen(other))
        dropLinked()
      }}
    >
      {t(`language.${other}`)}
    </Button>
  )
}
