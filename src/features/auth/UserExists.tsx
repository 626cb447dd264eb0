import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import styles from './auth.module.css'

/** What a sign-up is told when somebody has this e-mail or phone, with the way to log in. */
export function UserExists() {
  const { t } = useTranslation(['auth', 'validation'])
  return (
    <>
      <p>{t('validation:user_exists')}</p>
      <Link to={paths.login} className={styles.link}>
        {t('login.submit')}
      </Link>
    </>
  )
}
