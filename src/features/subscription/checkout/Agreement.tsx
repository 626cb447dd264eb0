import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import styles from './Agreement.module.css'

export function Agreement() {
  const { t } = useTranslation('subscription')
  return (
    <p className={styles.agreement}>
      <Trans
        t={t}
        i18nKey="agreement"
        components={{
          exchange: <Link to={paths.termsOfExchange} />,
          terms: <Link to={paths.terms} />,
          privacy: <Link to={paths.privacyPolicy} />,
        }}
      />
    </p>
  )
}
