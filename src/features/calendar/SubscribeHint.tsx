import { Trans, useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './SubscribeHint.module.css'

/** Leads to the calendar subscription, whose URL comes with an access key. */
export const SubscribeHint = () => {
  const { t, i18n } = useTranslation('appointments')
  return (
    <p className={styles.hint}>
      <Icon name="calendar" size={20} />
      <span key={i18n.language}>
        <Trans t={t} i18nKey="calendar.subscribe" components={{ key: <Link to={paths.adminKey} /> }} />
      </span>
    </p>
  )
}
