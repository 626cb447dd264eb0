import { useTranslation } from 'react-i18next'
import { Banner } from '@/ui/Banner'
import styles from './OfflineBanner.module.css'

/** Says that there is no network; the region is always there, so that it is read aloud. */
export const OfflineBanner = ({ offline }: { offline: boolean }) => {
  const { t } = useTranslation()
  return (
    <div role="status" className={offline ? styles.banner : undefined}>
      {offline && (
        <Banner tone="warn" title={t('offline.title')}>
          {t('offline.text')}
        </Banner>
      )}
    </div>
  )
}
