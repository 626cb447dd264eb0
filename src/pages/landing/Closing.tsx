import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { paths } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import styles from './Closing.module.css'

export function Closing() {
  const { t } = useTranslation('landing')
  const user = useSelector(selectUser)
  return (
    <section aria-labelledby="closing-title" className={styles.closing}>
      <div className={styles.card}>
        <h2 id="closing-title" className={styles.title}>
          {t('closing.title')}
        </h2>
        {user ? (
          <ButtonLink to={paths.salons} variant="primary" size="large">
            {t('closing.find')}
          </ButtonLink>
        ) : (
          <>
            <p>{t('closing.text')}</p>
            <ButtonLink to={paths.signup} variant="primary" size="large">
              {t('closing.start')}
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}
