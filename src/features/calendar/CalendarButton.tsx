import { useTranslation } from 'react-i18next'
import { apiUrl } from '@/store/apiUrl'
import { buttonClass, type ButtonLook } from '@/ui/buttonLook'
import { Icon } from '@/ui/Icon'
import { offlineAttributes, useOffline } from '@/ui/useOffline'
import styles from './CalendarButton.module.css'

interface CalendarButtonProps extends ButtonLook {
  appointmentId: string
  /** Names the appointment, for screen reader users. */
  label?: string
}

/** Downloads the appointment as a calendar file. */
export const CalendarButton = ({ appointmentId, label, ...look }: CalendarButtonProps) => {
  const { t, i18n } = useTranslation('appointments')
  const offline = useOffline(true)
  const file = `appointments/${encodeURIComponent(appointmentId)}/calendar.ics?lang=${i18n.language}`
  const address = apiUrl(file)
  return (
    <a
      {...(offline ? { role: 'link', tabIndex: 0 } : { href: address, download: true })}
      {...offlineAttributes(offline)}
      className={buttonClass(look)}
      aria-label={label && t('calendar.addThis', { appointment: label })}
    >
      <span className={styles.content}>
        <Icon name="calendar-plus" size={20} />
        <span>{t('calendar.add')}</span>
      </span>
    </a>
  )
}
