import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '@/store/services'
import { paths } from '@/domain/paths'
import { selectUser } from '@/features/auth/authSlice'
import { LanguageSwitch } from '@/features/preferences/LanguageSwitch'
import { menuClosed, menuOpened, selectMenuOpenIn } from '@/features/publicSite/publicSiteSlice'
import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import { useIsWide } from '@/ui/useIsWide'
import { selectLocation } from '@/store/locationSlice'
import { loadLaterSlices } from '../store/loadLaterSlices'
import { LogoLink } from './LogoLink'
import { PublicEntrance } from './PublicEntrance'
import { PublicNav } from './PublicNav'
import { PublicThemeSwitch } from './PublicThemeSwitch'
import styles from './PublicHeader.module.css'

const preloadAfterMilliseconds = 2500

const loadMenu = () => import('./PublicMenu')
const PublicMenu = lazy(async () => ({ default: (await loadMenu()).PublicMenu }))

const NotificationBell = lazy(async () => {
  const [code] = await Promise.all([import('@/features/notifications/NotificationBell'), loadLaterSlices()])
  return { default: code.NotificationBell }
})

/** The content of the public top bar. The menu is lazy: it needs react-aria, which the first page does without. */
export function PublicHeader() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { key } = useSelector(selectLocation)
  const user = useSelector(selectUser)
  const open = useSelector(selectMenuOpenIn) === key
  // Mounted until the next navigation, which unmounts the menu at once so that the new page gets the focus.
  const [mountedIn, setMountedIn] = useState<string | null>(null)
  if (open && mountedIn !== key) setMountedIn(key)
  useMenuPreload()
  return (
    <>
      <IconButton
        icon="menu"
        label={t('nav.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.menuButton}
        onPointerEnter={() => void loadMenu()}
        onClick={() => dispatch(menuOpened(key))}
      />
      <LogoLink to={paths.landing} />
      <PublicNav layout="row" />
      <div className={styles.tools}>
        {user && (
          <Suspense fallback={null}>
            <NotificationBell />
          </Suspense>
        )}
        <LanguageSwitch />
        <span className={classNames(styles.theme, user && styles.besideBell)}>
          <PublicThemeSwitch />
        </span>
        <span className={styles.entrance}>
          <PublicEntrance />
        </span>
      </div>
      {mountedIn === key && (
        <Suspense fallback={null}>
          <PublicMenu open={open} onClose={() => dispatch(menuClosed())} />
        </Suspense>
      )}
    </>
  )
}

/** Preloads the menu on narrow windows, some time after the page itself. */
function useMenuPreload() {
  const isWide = useIsWide()
  useEffect(() => {
    if (isWide) return
    const waiting = setTimeout(() => void loadMenu(), preloadAfterMilliseconds)
    return () => clearTimeout(waiting)
  }, [isWide])
}
