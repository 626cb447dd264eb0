import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import styles from './OfflineBanner.module.css'

interface OfflineBannerProps {
  offline: boolean
  /** By which a control that rests points here. */
  noteId: string
}

/** Says that there is no network; the region is always there, so that it is read aloud. */
export const OfflineBanner = ({ offline, noteId }: OfflineBannerProps) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={offline ? styles.banner : undefined}>
      {offline && (
        <Banner tone="warn" title={t('offline.title')}>
          <span id={noteId}>{t('offline.text')}</span>
        </Banner>
      )}
    </div>
  )
}
