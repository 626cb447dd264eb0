import { Trans, useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { Link } from '@/ui/Link'
import styles from './Agreement.module.css'

export function Agreement() {
  const { t, i18n } = useTranslation('subscription')
  return (
    <p key={i18n.language} className={styles.agreement}>
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
