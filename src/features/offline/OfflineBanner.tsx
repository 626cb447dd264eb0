import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import styles from './OfflineBanner.module.css'

interface OfflineBannerProps {
  offline: boolean
  /** The id that disabled controls use in `aria-describedby`. */
  noteId: string
}

/** Says that there is no network. The region is always rendered, so that it is read aloud. */
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
