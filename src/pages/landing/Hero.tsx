import { useTranslation } from 'react-i18next'
import { HeroSearch } from './HeroSearch'
import { PhoneRow } from './PhoneRow'
import { StoreButtons } from './StoreButtons'
import styles from './Hero.module.css'

export function Hero() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.promise}>{t('common:promise')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <HeroSearch />
        <StoreButtons />
      </div>
      <PhoneRow />
    </section>
  )
}
