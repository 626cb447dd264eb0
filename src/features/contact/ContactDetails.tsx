import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import { dialLink, support } from '@/domain/support'
import { useFormat } from '@/i18n/useFormat'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/iconPaths'
import styles from './ContactDetails.module.css'

export function ContactDetails() {
  const { t } = useTranslation('contact')
  const { name } = useFormat()
  // The page is prerendered, where a list of cities is not loaded.
  const city = name({ name: support.city, nameAr: support.cityAr })
  const found = countryByName(support.country)
  const country = found ? name(found) : support.country
  return (
    <dl className={styles.list}>
      <Detail icon="pin" label={t('details.office')}>
        {t('details.place', { city, country })}
      </Detail>
      <Detail icon="phone" label={t('details.phone')}>
        <a href={dialLink(support.phone)} dir="ltr" className="numeric">
          {support.phone}
        </a>
      </Detail>
      <Detail icon="phone" label={t('details.tollFree')}>
        <a href={dialLink(support.tollFreePhone)} dir="ltr" className="numeric">
          {support.tollFreePhone}
        </a>
      </Detail>
      <Detail icon="mail" label={t('details.email')}>
        <a href={`mailto:${support.email}`} dir="ltr">
          {support.email}
        </a>
      </Detail>
    </dl>
  )
}

interface DetailProps {
  icon: IconName
  label: string
  children: ReactNode
}

const Detail = ({ icon, label, children }: DetailProps) => (
  <div className={styles.detail}>
    <dt className={styles.label}>
      <span className={styles.icon}>
        <Icon name={icon} size={20} />
      </span>
      <span>{label}</span>
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)
