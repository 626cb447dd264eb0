import { paths } from '@/domain/paths'
import { useTranslation } from 'react-i18next'
import type { Service } from '@/domain/salon'
import { useFormat } from '@/i18n/useFormat'
import { usePrice } from '@/i18n/usePrice'
import { ButtonLink } from '@/ui/ButtonLink'
import { EntryWords } from '@/ui/EntryWords'
import styles from './ServiceMenu.module.css'

interface ServiceRowProps {
  /** Of the salon. */
  slug: string
  service: Service
}

export const ServiceRow = ({ slug, service }: ServiceRowProps) => {
  const { t } = useTranslation(['salon', 'common'])
  const format = useFormat()
  const priceOf = usePrice()
  const { fullCost } = service
  const fullPrice = fullCost === undefined ? undefined : priceOf({ ...service, cost: fullCost })
  return (
    <li className={styles.service}>
      <EntryWords as="p" name={<bdi className={styles.name}>{format.name(service)}</bdi>}>
        <p className={styles.facts}>
          <span className={styles.price}>
            <bdi>{priceOf(service)}</bdi>
          </span>
          {fullPrice !== undefined && (
            <span>
              <span className="visually-hidden">{t('fullPrice', { price: fullPrice })}</span>
              <s aria-hidden="true">
                <bdi>{fullPrice}</bdi>
              </s>
            </span>
          )}
          <span>{t('common:minutes', { count: service.time })}</span>
        </p>
      </EntryWords>
      <ButtonLink to={paths.booking(slug, { serviceIds: [service.id] })} needsNetwork>
        <span>{t('book')}</span> <bdi className="visually-hidden">{format.name(service)}</bdi>
      </ButtonLink>
    </li>
  )
}
