import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/Card'
import { DownloadButton } from './sharing/DownloadButton'
import styles from './SessionDownload.module.css'

/** Downloads the session for support. Says what the file contains and what it does not. */
export function SessionDownload() {
  const { t } = useTranslation('contact')
  const titleId = useId()
  return (
    <Card as="section" padding="roomy" aria-labelledby={titleId} className={styles.session}>
      <h2 id={titleId} className={styles.title}>
        {t('session.title')}
      </h2>
      <p>{t('session.text')}</p>
      <p className={styles.note}>{t('session.inside')}</p>
      <p className={styles.note}>{t('session.outside')}</p>
      <DownloadButton>{t('session.download')}</DownloadButton>
    </Card>
  )
}
