import { useTranslation } from 'react-i18next'
import { NotificationSettings } from '@/features/notifications/NotificationSettings'
import { PageHeader } from '@/ui/PageHeader'
import styles from './NotificationSettingsPage.module.css'

export function NotificationSettingsPage() {
  const { t } = useTranslation('notificationSettings')
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} text={t('text')} />
      <NotificationSettings />
    </div>
  )
}
