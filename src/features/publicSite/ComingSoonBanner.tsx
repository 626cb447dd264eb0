import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/store/services'
import { Banner } from '@/ui/Banner'
import { IconButton } from '@/ui/IconButton'
import { mainId } from '@/ui/mainId'
import styles from './ComingSoonAlert.module.css'
import { comingSoonDismissed } from './publicSiteSlice'

export function ComingSoonBanner() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current = document.activeElement
  }, [])
  const dismiss = () => {
    dispatch(comingSoonDismissed())
    // The element that opened the alert may be gone, as a menu item is.
    const back = opener.current?.isConnected ? opener.current : document.getElementById(mainId)
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  return (
    <div className={styles.card} onKeyDown={event => event.key === 'Escape' && dismiss()}>
      <Banner
        action={<IconButton icon="close" label={t('dismiss')} className={styles.dismiss} onClick={dismiss} />}
      >
        {t('comingSoon')}
      </Banner>
    </div>
  )
}
