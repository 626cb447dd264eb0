import { Trans, useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { useUser } from '@/features/auth/useUser'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import styles from './SubscribeHint.module.css'

/** Leads to the calendar subscription, whose URL comes with an access key. */
export const SubscribeHint = () => {
  const { t, i18n } = useTranslation('appointments')
  const isStaff = useUser().role === 'staff'
  return (
    <p className={styles.hint}>
      <Icon name="calendar" size={20} />
      <span key={i18n.language}>
        <Trans
          t={t}
          i18nKey={isStaff ? 'calendar.subscribeStaff' : 'calendar.subscribe'}
          components={{ key: <Link to={isStaff ? paths.calendarFeed : paths.adminKey} /> }}
        />
      </span>
    </p>
  )
}
