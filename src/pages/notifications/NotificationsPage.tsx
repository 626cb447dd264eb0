import { useTranslation } from 'react-i18next'
import { paths } from '@/domain/paths'
import { NotificationList } from '@/features/notifications/NotificationList'
import { ReadAllButton } from '@/features/notifications/ReadAllButton'
import { ButtonLink } from '@/ui/ButtonLink'
import { Card } from '@/ui/Card'
import { PageHeader } from '@/ui/PageHeader'
import styles from './NotificationsPage.module.css'

export const NotificationsPage = () => {
  const { t } = useTranslation(['notifications', 'common'])
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ReadAllButton />
            <ButtonLink to={paths.notificationSettings} size="small" variant="quiet">
              {t('common:titles.notificationSettings')}
            </ButtonLink>
          </>
        }
      />
      <Card padding="none" className={styles.list}>
        <NotificationList />
      </Card>
    </div>
  )
}
