import { useTranslation } from 'react-i18next'
import type { Salon } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { useNow } from '@/store/useNow'
import { Icon } from '@/ui/Icon'
import { OpeningStatus } from '../hours/OpeningStatus'
import { SalonPhoto } from '../SalonPhoto'
import styles from './SalonPreview.module.css'

/** The salon's page in small, to look at while its owner sets it up. */
export function SalonPreview({ salon }: { salon: Salon }) {
  const { t } = useTranslation(['salon', 'common'])
  const { name } = useFormat()
  const priceOf = usePrice()
  const now = useNow()
  const filled = salon.sections.filter(({ services }) => services.length > 0)
  return (
    <div className={styles.screen}>
      <SalonPhoto salon={salon} className={styles.photo} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name(salon)}</bdi>
        </p>
        <p className={styles.soft}>{t(`common:businessType.${salon.businessType}`)}</p>
        {now !== null && <OpeningStatus salon={salon} now={now} />}
        {salon.address && (
          <p className={styles.soft}>
            <bdi>{salon.address}</bdi>
          </p>
        )}
        {filled.length === 0 && <p className={styles.soft}>{t('services.none')}</p>}
        {filled.map(section => (
          <dl key={section.id} className={styles.menu}>
            {section.services.map(service => (
              <div key={service.id} className={styles.service}>
                <dt>
                  <bdi>{name(service)}</bdi>
                </dt>
                <dd>
                  <bdi>{priceOf(service)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        ))}
        {salon.staff.map(staffMember => (
          <p key={staffMember.id} className={styles.staff}>
            <Icon name="user" size={20} />
            <bdi>{name(staffMember)}</bdi>
          </p>
        ))}
      </div>
    </div>
  )
}
