import { useTranslation } from 'react-i18next'
import { dialLink, support } from '@/domain/support'
import styles from './SupportLinks.module.css'

export function SupportLinks() {
  const { t } = useTranslation('documents')
  return (
    <dl className={styles.list}>
      <dt>{t('support.email')}</dt>
      <dd>
        <a href={`mailto:${support.email}`} dir="ltr">
          {support.email}
        </a>
      </dd>
      <dt>{t('support.tollFree')}</dt>
      <dd>
        <a href={dialLink(support.tollFreePhone)} dir="ltr" className="numeric">
          {support.tollFreePhone}
        </a>
      </dd>
      <dt>{t('support.phone')}</dt>
      <dd>
        <a href={dialLink(support.phone)} dir="ltr" className="numeric">
          {support.phone}
        </a>
      </dd>
    </dl>
  )
}
