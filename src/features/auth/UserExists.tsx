import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { Link } from '@/ui/Link'
import styles from './auth.module.css'

/** Shown in a sign-up when the e-mail or phone is already registered, with a link to log in. */
export function UserExists() {
  const { t } = useTranslation(['auth', 'validation'])
  const state: unknown = useLocation().state
  return (
    <>
      <p>{t('validation:user_exists')}</p>
      <Link to={paths.login} state={state} className={styles.link}>
        {t('login.submit')}
      </Link>
    </>
  )
}
