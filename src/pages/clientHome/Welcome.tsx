import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import styles from './Welcome.module.css'

export const Welcome = () => {
  const { t } = useTranslation('home')
  return (
    <div className={styles.welcome}>
      <Card as="section" padding="roomy" className={styles.invitation} aria-labelledby="invitation">
        <h2 id="invitation" className={styles.title}>
          {t('welcome.title')}
        </h2>
        <p className={styles.text}>{t('welcome.invitation')}</p>
        <ButtonLink to={paths.search} variant="primary" size="large" icon="search" needsNetwork>
          {t('welcome.find')}
        </ButtonLink>
      </Card>
      <Card as="section" padding="roomy" className={styles.vip} aria-labelledby="vip">
        <h2 id="vip">{t('welcome.vipTitle')}</h2>
        <p className={styles.text}>{t('welcome.vip')}</p>
        <ButtonLink to={paths.search} icon="heart" needsNetwork>
          {t('welcome.vipFind')}
        </ButtonLink>
      </Card>
    </div>
  )
}
