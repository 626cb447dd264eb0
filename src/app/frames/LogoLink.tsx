import { useTranslation } from 'react-i18next'
import { Link } from '@/ui/Link'
import { Logo } from '@/ui/Logo'
import styles from './frames.module.css'

export function LogoLink({ to }: { to: string }) {
  const { t, i18n } = useTranslation()
  return (
    <Link to={to} aria-label={`${t('appName')}: ${t('nav.home')}`} className={styles.logo}>
      <Logo lang={i18n.language} />
    </Link>
  )
}
