import { useTranslation } from 'react-i18next'
import { dialLink, support } from '@/domain/support'
import { Icon } from '@/ui/Icon'
import styles from './ContactBox.module.css'

/** Floats beside the privacy policy, so that contact is possible without scrolling to the last section. */
export function ContactBox() {
  const { t } = useTranslation('documents')
  return (
    <aside aria-label={t('box.title')} className={styles.box}>
      <p className={styles.title}>{t('box.title')}</p>
      <a
        href={`mailto:${support.email}`}
        className={styles.link}
        aria-label={`${t('support.email')}: ${support.email}`}
      >
        <Icon name="mail" size={20} />
        <span dir="ltr" className={styles.address}>
          {support.email}
        </span>
      </a>
      <a
        href={dialLink(support.phone)}
        className={styles.link}
        aria-label={`${t('support.phone')}: ${support.phone}`}
      >
        <Icon name="phone" size={20} />
        <span dir="ltr" className={styles.address}>
          {support.phone}
        </span>
      </a>
    </aside>
  )
}
