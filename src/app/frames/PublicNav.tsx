import { useTranslation } from 'react-i18next'
import { useUnready } from '@/features/publicSite/useUnready'
import { NavLink } from '@/ui/NavLink'
import { headerEntries } from './siteEntries'
import styles from './PublicNav.module.css'

interface PublicNavProps {
  layout: 'row' | 'column'
}

export function PublicNav({ layout }: PublicNavProps) {
  const { t } = useTranslation()
  const showComingSoon = useUnready()
  return (
    <nav aria-label={t('nav.label')} className={styles[layout]}>
      <ul className={styles.list}>
        {headerEntries.map(entry => (
          <li key={entry.label}>
            {'to' in entry ? (
              <NavLink to={entry.to} end className={styles.entry} currentClassName={styles.current}>
                {t(entry.label)}
              </NavLink>
            ) : (
              <button type="button" className={styles.entry} onClick={() => showComingSoon(entry.unready)}>
                {t(entry.label)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
