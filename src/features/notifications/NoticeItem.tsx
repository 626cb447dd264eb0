import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { noticesApi } from '@/api/noticesApi'
import { useAppDispatch } from '@/store/services'
import type { Notice } from '@/domain/notice'
import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import { noticeAddress } from './noticeAddress'
import styles from './NoticeItem.module.css'
import { noticesClosed } from './noticesSlice'
import { useNoticeWords } from './useNoticeWords'
import { useToldAt } from './useToldAt'

export const NoticeItem = ({ notice }: { notice: Notice }) => {
  const { t } = useTranslation('notifications')
  const dispatch = useAppDispatch()
  const { title, facts } = useNoticeWords(notice)
  const toldAt = useToldAt(notice.createdAt)
  const [read] = noticesApi.useReadNoticeMutation()
  const link = useRef<HTMLAnchorElement>(null)
  const isUnread = notice.readAt === null
  return (
    <li className={classNames(styles.item, isUnread && styles.unread)}>
      <Link
        ref={link}
        to={noticeAddress(notice)}
        className={styles.link}
        onClick={() => {
          if (isUnread) void read(notice.id)
          dispatch(noticesClosed())
        }}
      >
        <span className={styles.title}>
          {isUnread && <span className="visually-hidden">{t('unread')} </span>}
          <bdi>{title}</bdi>
        </span>
        <span className={styles.facts}>
          {facts.map((fact, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{fact}</bdi>
            </span>
          ))}
        </span>
        <time dateTime={new Date(notice.createdAt).toISOString()} className={styles.told}>
          {toldAt}
        </time>
      </Link>
      {isUnread && (
        <IconButton
          icon="check"
          needsNetwork
          label={t('markRead', { title })}
          className={styles.mark}
          onClick={() => {
            void read(notice.id)
            link.current?.focus()
          }}
        />
      )}
    </li>
  )
}
