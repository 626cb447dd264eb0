import { useTranslation } from 'react-i18next'
import { directionOf, type Language } from '@/domain/languages'
import type { Salon } from '@/domain/salon'
import { salonHead } from '@/domain/salonHead'
import styles from './LinkPreview.module.css'

interface LinkPreviewProps {
  salon: Salon
  language: Language
}

/** About what a chat draws below a message with the salon's address, from the head of the salon's page. */
export function LinkPreview({ salon, language }: LinkPreviewProps) {
  const { t } = useTranslation('profile')
  const { origin, host } = window.location
  const { title, description, picture } = salonHead(salon, language, origin)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('link.preview')}</figcaption>
      <div className={styles.card} lang={language} dir={directionOf(language)}>
        <img src={picture} alt="" loading="lazy" width={1200} height={630} className={styles.picture} />
        <div className={styles.words}>
          <strong>{title}</strong>
          <span className={styles.description}>{description}</span>
          <span className={styles.host} dir="ltr">
            {host}
          </span>
        </div>
      </div>
    </figure>
  )
}
