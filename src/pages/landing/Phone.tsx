import { useState } from 'react'
import { useSelector } from 'react-redux'
import { selectLanguage, selectTheme, type Theme } from '@/features/preferences/preferencesSlice'
import type { Language } from '@/domain/languages'
import { useHydrated } from '@/ui/useHydrated'
import { DrawnScreen, type ScreenName } from './DrawnScreen'
import styles from './Phone.module.css'

interface PhoneProps {
  name: ScreenName
  label: string
  /** Loads before the other phones' pictures. */
  first: boolean
}

const address = (name: ScreenName, language: Language, theme: Exclude<Theme, 'system'>) =>
  `/screens/${name}-${language}-${theme}.webp`

/** A phone with a screenshot in the reader's language and theme, or a drawing until it has loaded. */
export function Phone({ name, label, first }: PhoneProps) {
  const language = useSelector(selectLanguage)
  const chosen = useSelector(selectTheme)
  // The rendered page shows the system's theme.
  const theme = useHydrated() ? chosen : 'system'
  const [missing, setMissing] = useState<Language | null>(null)
  return (
    <div role="img" aria-label={label} className={styles.phone}>
      <div className={styles.screen}>
        <DrawnScreen name={name} />
        {missing !== language && (
          <picture>
            {theme === 'system' && (
              <source media="(prefers-color-scheme: dark)" srcSet={address(name, language, 'dark')} />
            )}
            <img
              src={address(name, language, theme === 'dark' ? 'dark' : 'light')}
              width={390}
              height={844}
              alt=""
              decoding="async"
              fetchPriority={first ? 'high' : 'low'}
              className={styles.picture}
              onError={() => setMissing(language)}
            />
          </picture>
        )}
      </div>
    </div>
  )
}
