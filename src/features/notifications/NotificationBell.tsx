import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { IconButton } from '@/ui/IconButton'
import { useIsWide } from '@/ui/useIsWide'
import { notificationsClosed, notificationsOpened, selectNotificationsOpen } from './notificationsSlice'
import { useUnread } from './useUnread'

const NotificationPopover = lazy(async () => ({
  default: (await import('./NotificationPopover')).NotificationPopover,
}))

const mostShown = 99

export const NotificationBell = () => {
  const { t } = useTranslation('notifications')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const isOpen = useSelector(selectNotificationsOpen) && isWide
  const unread = useUnread()
  const shown = unread > mostShown ? `${number(mostShown)}+` : number(unread)
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={bell}
        icon="bell"
        label={t('bell', { count: unread, shown })}
        badge={unread === 0 ? undefined : shown}
        {...(isWide && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={() => {
          if (!isWide) void navigate(paths.notifications)
          else dispatch(isOpen ? notificationsClosed() : notificationsOpened())
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPopover bell={bell} onClose={() => dispatch(notificationsClosed())} />
        </Suspense>
      )}
    </>
  )
}
