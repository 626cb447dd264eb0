import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, nameIn, type Language } from '@/domain/languages'
import type { Salon } from '@/domain/salon'
import { useCityName } from '@/i18n/useCityName'
import styles from './LinkPreview.module.css'

interface LinkPreviewProps {
  salon: Salon
  address: string
  language: Language
  photo: ReactNode
}

/** About what a chat draws below a message with the salon's address. */
export function LinkPreview({ salon, address, language, photo }: LinkPreviewProps) {
  const { t } = useTranslation('profile')
  const city = useCityName(salon.city, salon.country)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t('link.preview')}</figcaption>
      <div className={styles.card} lang={language} dir={directionOf(language)}>
        <div className={styles.photo}>{photo}</div>
        <div className={styles.words}>
          <strong>{nameIn(language, salon.name, salon.nameAr)}</strong>
          <span>
            <bdi>{[salon.address, city].filter(Boolean).join(' · ')}</bdi>
          </span>
          <span className={styles.host} dir="ltr">
            {new URL(address).host}
          </span>
        </div>
      </div>
    </figure>
  )
}
