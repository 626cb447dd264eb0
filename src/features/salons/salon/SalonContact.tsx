import { useTranslation } from 'react-i18next'
import { countryByName } from '@/domain/geography/country'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { Icon } from '@/ui/Icon'
import { CityName } from '../CityName'
import { distanceText } from '../distanceText'
import { useDistance } from '../useDistance'
import styles from './SalonContact.module.css'

export const SalonContact = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { name, locale } = useFormat()
  const country = countryByName(salon.country)
  const distance = useDistance(salon.id)
  return (
    <section aria-labelledby="contact-heading" className={styles.contact}>
      <h2 id="contact-heading">{t('contact.title')}</h2>
      <p className={styles.line}>
        <Icon name="pin" size={20} className={styles.icon} />
        <span>
          {salon.address && (
            <bdi dir="auto" className={styles.address}>
              {salon.address}
            </bdi>
          )}
          <CityName salon={salon} />
          {country && <span>{`· ${name(country)}`}</span>}
          {distance !== undefined && (
            <span>
              {' '}
              <span>·</span> <bdi className="numeric">{distanceText(distance, locale)}</bdi>
            </span>
          )}
        </span>
      </p>
      {salon.phone && (
        <p className={styles.line}>
          <Icon name="phone" size={20} className={styles.icon} />
          <a href={`tel:${salon.phone}`} dir="ltr" className={styles.phone}>
            {salon.phone}
          </a>
        </p>
      )}
    </section>
  )
}
