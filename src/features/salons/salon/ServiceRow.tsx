import { paths } from '@/domain/paths'
import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { ButtonLink } from '@/ui/ButtonLink'
import styles from './ServiceMenu.module.css'

interface ServiceRowProps {
  /** Of the salon. */
  slug: string
  service: Service
}

export const ServiceRow = ({ slug, service }: ServiceRowProps) => {
  const { t } = useTranslation(['salon', 'common'])
  const format = useFormat()
  const { cost, currency, time } = service
  return (
    <li className={styles.service}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{format.name(service)}</bdi>
        </p>
        <p className={styles.facts}>
          <span className={styles.price}>
            {cost === 0 ? t('common:free') : <bdi>{format.money({ amount: cost, currency })}</bdi>}
          </span>
          <span>{t('common:minutes', { count: time })}</span>
        </p>
      </div>
      <ButtonLink to={paths.booking(slug, { serviceIds: [service.id] })} needsNetwork>
        <span>{t('book')}</span> <bdi className="visually-hidden">{format.name(service)}</bdi>
      </ButtonLink>
    </li>
  )
}
