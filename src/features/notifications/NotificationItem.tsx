import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationsApi } from '@/api/notificationsApi'
import { useAppDispatch } from '@/store/services'
import type { Notification } from '@/domain/notification'
import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { notificationAddress } from './notificationAddress'
import styles from './NotificationItem.module.css'
import { notificationsClosed } from './notificationsSlice'
import { useNotificationWords } from './useNotificationWords'
import { useNotifiedAt } from './useNotifiedAt'

export const NotificationItem = ({ notification }: { notification: Notification }) => {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const { title, facts } = useNotificationWords(notification)
  const notifiedAt = useNotifiedAt(notification.createdAt)
  const [read] = notificationsApi.useReadNotificationMutation()
  const link = useRef<HTMLAnchorElement>(null)
  const isUnread = notification.readAt === null
  return (
    <li className={classNames(styles.item, isUnread && styles.unread)}>
      <Link
        ref={link}
        to={notificationAddress(notification)}
        className={styles.link}
        onClick={() => {
          if (isUnread) void read(notification.id)
          dispatch(notificationsClosed())
        }}
      >
        <span className={styles.title}>
          {isUnread && <span className="visually-hidden">{`${t('unread')} `}</span>}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>
              {index > 0 && <span> · </span>}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        <time dateTime={new Date(notification.createdAt).toISOString()} className={styles.time}>
          {notifiedAt}
        </time>
      </Link>
      {isUnread && (
        <IconButton
          icon="check"
          needsNetwork
          label={t('markRead', { title })}
          className={styles.mark}
          onClick={() => {
            void read(notification.id)
            link.current?.focus()
          }}
        />
      )}
    </li>
  )
}
