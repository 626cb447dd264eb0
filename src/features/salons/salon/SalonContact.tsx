import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { whatsAppAddress } from '@/domain/whatsAppAddress'
import { countryByName } from '@/domain/geography/country'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { buttonClass } from '@/ui/buttonLook'
import { Icon } from '@/ui/Icon'
import type { IconName } from '@/ui/iconPaths'
import { Inline } from '@/ui/Inline'
import { CityName } from '../CityName'
import { distanceText } from '@/i18n/distanceText'
import { useDistance } from '../useDistance'
import { directionsAddress } from './directionsAddress'
import styles from './SalonContact.module.css'

const OutsideLink = ({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({}, styles.link)}>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </a>
)

export const SalonContact = ({ salon }: { salon: Salon }) => {
  const { t } = useTranslation('salon')
  const { name, locale } = useFormat()
  const country = countryByName(salon.country)
  const distance = useDistance(salon.id)
  const directions = directionsAddress(salon)
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
          {country && <span>{` · ${name(country)}`}</span>}
          {distance !== undefined && (
            <span>
              {' '}
              <span>·</span> <bdi className="numeric">{distanceText(distance, locale)}</bdi>
            </span>
          )}
        </span>
      </p>
      <Inline>
        {directions && (
          <OutsideLink href={directions} icon="pin">
            {t('contact.directions')}
          </OutsideLink>
        )}
        {salon.phone && (
          <>
            <a href={`tel:${salon.phone}`} dir="ltr" className={buttonClass({}, styles.link)}>
              <Icon name="phone" size={20} />
              <span>{salon.phone}</span>
            </a>
            <OutsideLink href={whatsAppAddress(salon.phone)} icon="forward">
              {t('contact.whatsApp')}
            </OutsideLink>
          </>
        )}
      </Inline>
    </section>
  )
}
