import { useTranslation } from 'react-i18next'
import { NotificationList } from '@/features/notifications/NotificationList'
import { ReadAllButton } from '@/features/notifications/ReadAllButton'
import { Card } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import styles from './NotificationsPage.module.css'

export const NotificationsPage = () => {
  const { t } = useTranslation('notifications')
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} actions={<ReadAllButton />} />
      <Card padding="none" className={styles.list}>
        <NotificationList />
      </Card>
    </div>
  )
}
