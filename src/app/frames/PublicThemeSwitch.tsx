import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/api/services'
import { selectTheme, themeChosen, themes, type Theme } from '@/features/preferences/preferencesSlice'
import { Icon } from '@/ui/Icon'
import styles from './PublicThemeSwitch.module.css'

/** The theme in the room of an icon: the browser's own select lies unseen over the drawing. */
export function PublicThemeSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <span className={styles.switch} title={t('theme.label')}>
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <select
        aria-label={t('theme.label')}
        className={styles.select}
        value={useSelector(selectTheme)}
        onChange={event => dispatch(themeChosen(event.target.value as Theme))}
      >
        {themes.map(theme => (
          <option key={theme} value={theme}>
            {t(`theme.${theme}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
