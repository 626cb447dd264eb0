import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from './MissingPage.module.css'

/** Replaces a page whose code did not load: offline, or after a newer build replaced the file. */
export function MissingPage() {
  const { t } = useTranslation()
  return (
    <div className={styles.missing}>
      <Icon name="alert" size={40} />
      <h1>{t('missingPage.title')}</h1>
      <p className={styles.text}>{t('missingPage.text')}</p>
      <Button icon="retry" needsNetwork onClick={() => window.location.reload()}>
        {t('retry')}
      </Button>
    </div>
  )
}
