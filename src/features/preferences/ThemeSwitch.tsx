import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { SelectField } from '@/ui/SelectField'
import { selectTheme, themeChosen, themes, type Theme } from './preferencesSlice'

export function ThemeSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const theme = useSelector(selectTheme)
  return (
    <SelectField
      label={t('theme.label')}
      value={theme}
      options={themes.map(value => ({ value, label: t(`theme.${value}`) }))}
      onChange={event => dispatch(themeChosen(event.target.value as Theme))}
    />
  )
}
