import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { selectTheme, themeChosen, themes, type Theme } from '@/features/preferences/preferencesSlice'
import { Icon } from '@/ui/Icon'
import styles from './PublicThemeSwitch.module.css'

/** The theme in the space of an icon: the native select lies transparent over the icon. */
export function PublicThemeSwitch() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const theme = useSelector(selectTheme)
  const box = useRef<HTMLSelectElement>(null)

  // The prerendered page shows the system theme. The visitor may have chosen another theme before hydration.
  const adopt = useEffectEvent(() => {
    const { current: select } = box
    if (!select || select.value === theme) return
    const isChosen = [...select.selectedOptions].some(option => !option.defaultSelected)
    if (isChosen) dispatch(themeChosen(select.value as Theme))
    else select.value = theme
  })
  useEffect(() => adopt(), [])

  return (
    <span className={styles.switch} title={t('theme.label')}>
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <select
        ref={box}
        aria-label={t('theme.label')}
        className={styles.select}
        value={theme}
        onChange={event => dispatch(themeChosen(event.target.value as Theme))}
      >
        {themes.map(choice => (
          <option key={choice} value={choice}>
            {t(`theme.${choice}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
