import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { nextLanguage } from '@/domain/languages'
import { Button } from '@/ui/Button'
import { useParamDrop } from '@/ui/useParamDrop'
import { chooseLanguage } from './chooseLanguage'
import { selectLanguage } from './preferencesSlice'

/** One press switches to the next language. The button names it in that language, so that its speakers can read it. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // The address would otherwise name a language that the page is not in.
  const dropLinked = useParamDrop('lang')
  const other = nextLanguage(useSelector(selectLanguage))
  return (
    <Button
      variant="quiet"
      icon="globe"
      lang={other}
      onClick={() => {
        dispatch(chooseLanguage(other))
        dropLinked()
      }}
    >
      {t(`language.${other}`)}
    </Button>
  )
}
