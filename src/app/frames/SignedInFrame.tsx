import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '@/store/services'
import { useReopenedForms } from '@/features/auth/useReopenedForms'
import { useUser } from '@/features/auth/useUser'
import { NotificationBell } from '@/features/notifications/NotificationBell'
import { LanguageSwitch } from '@/features/preferences/LanguageSwitch'
import { homeOf } from '@/domain/paths'
import { AppShell } from '@/ui/AppShell'
import { IconButton } from '@/ui/IconButton'
import { Logo } from '@/ui/Logo'
import { useIsPhone } from '@/ui/useIsPhone'
import { useIsWide } from '@/ui/useIsWide'
import styles from './frames.module.css'
import { selectSidebarOpen, sidebarClosed, sidebarToggled } from './layoutSlice'
import { LogoLink } from './LogoLink'
import { NetworkOutlet } from './NetworkOutlet'
import { Sidebar } from './Sidebar'
import { ThumbBar } from './ThumbBar'
import { useFreshRights } from './useFreshRights'
import { useEscapeToClose } from './useEscapeToClose'
import { useNextPages } from '../routes/useNextPages'

export function SignedInFrame() {
  // Includes the bell's texts: loaded later, they would blank the whole page.
  const { t, i18n } = useTranslation(['common', 'notifications'])
  const dispatch = useAppDispatch()
  const user = useUser()
  const open = useSelector(selectSidebarOpen)
  const isWide = useIsWide()
  const isPhone = useIsPhone()
  const { key: appointment } = useLocation()
  const menuButton = useRef<HTMLButtonElement>(null)
  const close = () => dispatch(sidebarClosed())

  const leaveDrawer = useEffectEvent(() => {
    if (open && !isWide) close()
  })
  useEffect(() => leaveDrawer(), [appointment])

  useReopenedForms()
  useNextPages(user)
  useFreshRights()
  useEscapeToClose(isWide && open, () => {
    close()
    menuButton.current?.focus()
  })

  return (
    <AppShell
      skipLabel={t('skipToContent')}
      sidebarLabel={t('menu')}
      closeLabel={t('nav.close')}
      drawerHeader={<Logo lang={i18n.language} />}
      open={open}
      onClose={close}
      topBar={
        <>
          <IconButton
            ref={menuButton}
            icon="menu"
            label={t(open ? 'nav.close' : 'nav.open')}
            aria-expanded={open}
            onClick={() => dispatch(sidebarToggled())}
          />
          <LogoLink to={homeOf(user.role)} />
          <span className={styles.spacer} />
          <NotificationBell />
          <LanguageSwitch />
        </>
      }
      sidebar={<Sidebar />}
      thumbBar={isPhone ? <ThumbBar user={user} /> : null}
    >
      <NetworkOutlet />
    </AppShell>
  )
}
