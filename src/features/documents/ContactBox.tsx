import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { dialLink, support } from '@/domain/support'
import { selectUser } from '@/features/auth/authSlice'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import styles from './ContactBox.module.css'

/** Floats beside the privacy policy, so that contact is possible without scrolling to the last section. */
export function ContactBox() {
  const { t } = useTranslation('documents')
  // A sidebar takes the room beside the text.
  const hasRoom = useSelector(selectUser) === null
  return (
    <aside aria-label={t('box.title')} className={classNames(styles.box, hasRoom && styles.roomy)}>
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
