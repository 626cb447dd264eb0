import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import { useFormat } from '@/i18n/useFormat'
import { IconButton } from '@/ui/IconButton'
import { useIsWide } from '@/ui/useIsWide'
import { noticesClosed, noticesOpened, selectNoticesOpen } from './noticesSlice'
import { useUnread } from './useUnread'

const NoticePopover = lazy(async () => ({ default: (await import('./NoticePopover')).NoticePopover }))

const mostShown = 99

/** The bell of the top bar: a list under it where there is room, a page of its own on a phone. */
export const NoticeBell = () => {
  const { t } = useTranslation('notifications')
  const { number } = useFormat()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isWide = useIsWide()
  const isOpen = useSelector(selectNoticesOpen) && isWide
  const unread = useUnread()
  const bell = useRef<HTMLButtonElement>(null)
  return (
    <>
      <IconButton
        ref={bell}
        icon="bell"
        label={t('bell', { count: unread })}
        badge={unread === 0 ? undefined : unread > mostShown ? `${number(mostShown)}+` : number(unread)}
        {...(isWide && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={() => {
          if (!isWide) void navigate(paths.notices)
          else dispatch(isOpen ? noticesClosed() : noticesOpened())
        }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <NoticePopover bell={bell} onClose={() => dispatch(noticesClosed())} />
        </Suspense>
      )}
    </>
  )
}
