import { useTranslation } from 'react-i18next'
import { Link } from '@/ui/Link'
import { Logo } from '@/ui/Logo'
import { footerEntries } from './siteEntries'
import styles from './PublicFooter.module.css'

export function PublicFooter() {
  const { t, i18n } = useTranslation()
  return (
    <div className={styles.footer}>
      <div className={styles.brand}>
        <Logo lang={i18n.language} />
        <p className={styles.promise}>{t('promise')}</p>
      </div>
      <nav aria-label={t('site.footerLabel')}>
        <ul className={styles.list}>
          {footerEntries.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
